import { hasCode, refusalOf, useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS, type JobContent, type OwnJob } from '@alltalent/shared/contracts';
import { toFormErrors } from '@alltalent/shared/ui/form';
import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { textOf } from './blank-job';
import type { JobDraft } from './job-draft';
import { asJobFields } from './job-errors';
import { useDraft } from './use-job-draft';

type Helpers = FormikHelpers<JobContent>;
type SendIn = {
  /** As it was taken; null before. */
  readonly sent: OwnJob | null;
  readonly sendIn: (content: JobContent, form: Helpers) => Promise<void>;
};

/** Sends the job in as it is saved, and once however often it is pressed. What went wrong becomes the status of the form. */
export function useSendIn(onVisitor: (() => void) | null): SendIn {
  const draft = useDraft();
  const submit = useKeyedRequest(ENDPOINTS.submitJob);
  const visit = useVisit();
  const [sent, setSent] = useState<{ readonly job: OwnJob; readonly visit: number } | null>(null);
  const underWay = useRef<Promise<void> | null>(null);

  const send = async (content: JobContent, form: Helpers) => {
    form.setStatus(undefined);
    draft.store(content);
    if (!(await draft.flush())) return notifyUnsaved(draft, form);
    const { job } = draft.read();
    const text = textOf(draft.readNewest());
    if (job === null) return;
    try {
      const { data } = await submit({ id: job.id, revision: job.revision });
      draft.accept(data, text);
      setSent({ job: data, visit });
    } catch (error) {
      if (hasCode(error, 'REVISION_STALE')) draft.notify({ kind: 'stale' });
      notifyRefused(error, form);
    }
  };
  const sendIn = async (content: JobContent, form: Helpers) => {
    if (onVisitor !== null) return onVisitor();
    underWay.current ??= send(content, form).finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
  // A return from the confirmation leads to the steps again.
  return { sent: sent?.visit === visit ? sent.job : null, sendIn };
}

/** Counts the steps in the browser's history. A replaced URL is none: the first save puts the job's id there. */
function useVisit(): number {
  const { key } = useLocation();
  const type = useNavigationType();
  const [visit, setVisit] = useState({ key, count: 0 });
  if (visit.key !== key) setVisit({ key, count: type === 'REPLACE' ? visit.count : visit.count + 1 });
  return visit.count;
}

function notifyUnsaved(draft: JobDraft, form: Helpers): void {
  const { outcome } = draft.read();
  if (outcome.kind === 'failed') form.setErrors(toFormErrors(outcome.errors));
  form.setStatus('It is not saved yet, so it was not sent in.');
}

function notifyRefused(error: unknown, form: Helpers): void {
  const fields = hasCode(error, 'JOB_INCOMPLETE') ? asJobFields(error.problem.fields ?? {}) : {};
  if (Object.keys(fields).length > 0) form.setErrors(toFormErrors(fields));
  else form.setStatus(refusalOf(error));
}
