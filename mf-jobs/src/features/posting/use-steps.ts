import { JOB_STEPS, type JobContent, type JobStep } from '@alltalent/shared/contracts';
import { type FieldErrors, toFieldErrors, useRefusedSubmit } from '@alltalent/shared/ui/form';
import { useFormikContext } from 'formik';
import type { RefObject } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { errorsOfStep } from './job-errors';
import { postingUrl, stepOf } from './posting-url';
import { useDraft } from './use-job-draft';
import { useJobErrors } from './use-job-errors';
import { useShowErrors } from './use-show-errors';
import { useStepFocus } from './use-step-focus';

export type Steps = {
  readonly step: JobStep;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** To the next step, or to what is missing in this one. */
  readonly goOn: () => void;
};

/** Walks through the steps, each with an address of its own; the focus follows. A refused job leads to what is wrong in it. */
export function useSteps(): Steps {
  const draft = useDraft();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const step = stepOf(query);
  const errors = useJobErrors();
  const { showErrors, openRoleOf } = useShowErrors();
  const { errors: shown } = useFormikContext<JobContent>();
  const { form, heading, focusErrorIn } = useStepFocus(step);

  const goTo = (target: JobStep, isForError: boolean) => {
    const url = postingUrl(draft.read().job?.id ?? null, target);
    if (target !== step) void navigate(url, { preventScrollReset: isForError });
  };
  const goToFirst = (found: FieldErrors) => {
    const target = JOB_STEPS.find((one) => Object.keys(errorsOfStep(one, found)).length > 0) ?? step;
    focusErrorIn(target);
    goTo(target, true);
  };
  const goOn = () => {
    const missing = errorsOfStep(step, errors);
    const next = JOB_STEPS[JOB_STEPS.indexOf(step) + 1];
    if (Object.keys(missing).length > 0) {
      showErrors(missing);
      goToFirst(missing);
    } else if (next) {
      goTo(next, false);
    }
  };
  useRefusedSubmit(() => {
    const found = toFieldErrors(shown);
    openRoleOf(found);
    goToFirst(found);
  });
  return { step, form, heading, goOn };
}
