import { JOB_STEPS, type JobLacks, type JobStep, stepOfJobField } from '@alltalent/shared/contracts';
import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { postingAddress, stepOf } from './posting-address';
import { useDraft } from './use-job-draft';
import { lacksOf, useLacks } from './use-lacks';

type Wish = { readonly step: JobStep; readonly isForError: boolean };

export type Steps = {
  readonly step: JobStep;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** To the next step, or to what is missing in this one. */
  readonly goOn: () => void;
  /** To the first field of these, with the focus in it. */
  readonly goToErrors: (errors: JobLacks) => void;
};

/** Walks through the steps, each with an address of its own; the focus follows. */
export function useSteps(): Steps {
  const draft = useDraft();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const step = stepOf(query);
  const lacks = useLacks();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wish = useRef<Wish | null>(null);
  const shown = useRef(step);

  useEffect(() => {
    const isNew = shown.current !== step;
    shown.current = step;
    if (wish.current?.step === step && wish.current.isForError) focusFirstWrong(form.current);
    else if (isNew) heading.current?.focus({ preventScroll: true });
    if (wish.current?.step === step) wish.current = null;
  });

  const goTo = (target: JobStep, isForError: boolean) => {
    wish.current = { step: target, isForError };
    const address = postingAddress(draft.read().job?.id ?? null, target);
    if (target !== step) void navigate(address, { preventScrollReset: isForError });
  };
  const goToErrors = (errors: JobLacks) => {
    const [field] = Object.keys(errors);
    if (field === undefined) return;
    draft.showErrors(errors);
    goTo(stepOfJobField(field), true);
  };
  const goOn = () => {
    const missing = lacksOf(step, lacks);
    const next = JOB_STEPS[JOB_STEPS.indexOf(step) + 1];
    if (Object.keys(missing).length > 0) goToErrors(missing);
    else if (next) goTo(next, false);
  };
  return { step, form, heading, goOn, goToErrors };
}

/** In the order of the page; a button can be what is missing, too. */
function focusFirstWrong(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled), [data-invalid]')?.focus();
}
