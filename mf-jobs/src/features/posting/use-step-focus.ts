import type { JobStep } from '@alltalent/shared/contracts';
import { focusFirstError } from '@alltalent/shared/ui/form';
import { type RefObject, useEffect, useRef, useState } from 'react';

type StepFocus = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Once this step is shown, the focus goes to the first field in it that is wrong. */
  readonly focusErrorIn: (step: JobStep) => void;
};

/** Puts the focus on the heading of every step that is newly shown, or on what is wrong in it where that was asked for. */
export function useStepFocus(step: JobStep): StepFocus {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [request, setRequest] = useState<{ readonly step: JobStep } | null>(null);
  const handled = useRef(request);
  const shown = useRef(step);
  useEffect(() => {
    const isNew = shown.current !== step;
    shown.current = step;
    if (request?.step === step && handled.current !== request) {
      handled.current = request;
      focusFirstError(form.current);
    } else if (isNew) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [request, step]);
  return { form, heading, focusErrorIn: (target) => setRequest({ step: target }) };
}
