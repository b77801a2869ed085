import { ApiError, hasCode, refusalOf, useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS, type JobLacks, type OwnJob } from '@alltalent/shared/contracts';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { textOf } from './blank-job';
import { asJobFields } from './draft-errors';
import { useDraft } from './use-job-draft';
import { useLacks } from './use-lacks';

type SendIn = {
  readonly isBusy: boolean;
  readonly failure: string;
  /** As it was taken; null before. */
  readonly sent: OwnJob | null;
  readonly sendIn: () => void;
};

/** Sends the job in: checked as a whole, saved as it stands, and once however often it is pressed. */
export function useSendIn(goToErrors: (errors: JobLacks) => void, onVisitor: (() => void) | null): SendIn {
  const draft = useDraft();
  const lacks = useLacks();
  const submit = useKeyedRequest(ENDPOINTS.submitJob);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { key } = useLocation();
  const [sent, setSent] = useState<{ readonly job: OwnJob; readonly key: string } | null>(null);
  const isUnderWay = useRef(false);

  const send = async () => {
    if (!(await draft.flush())) return setFailure('It is not saved yet, so it was not sent in.');
    const { job, content } = draft.read();
    if (job === null) return;
    try {
      const { data } = await submit({ id: job.id, revision: job.revision });
      draft.accept(data, textOf(content));
      setSent({ job: data, key });
    } catch (error) {
      const fields = hasCode(error, 'JOB_INCOMPLETE') && error instanceof ApiError ? asJobFields(error.problem.fields ?? {}) : {};
      if (hasCode(error, 'REVISION_STALE')) draft.tell({ kind: 'stale' });
      if (Object.keys(fields).length > 0) goToErrors(fields);
      else setFailure(refusalOf(error));
    }
  };
  const run = async () => {
    isUnderWay.current = true;
    setIsBusy(true);
    setFailure('');
    await send();
    setIsBusy(false);
    isUnderWay.current = false;
  };
  const sendIn = () => {
    if (isUnderWay.current) return;
    if (Object.keys(lacks).length > 0) goToErrors(lacks);
    else if (onVisitor !== null) onVisitor();
    else void run();
  };
  // Back from there leads to the steps again.
  return { isBusy, failure, sent: sent?.key === key ? sent.job : null, sendIn };
}
