import type { Endpoint, Ticket, TicketResponse } from '@alltalent/shared/contracts';
import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { type LetterFailure, letterFailureOf } from './letter-failure';
import { keepDraft, type LetterErrors, type LetterRules, type LetterValues } from './letter-values';
import { useSendLetter } from './use-send-letter';

export type LetterPlan<Values extends LetterValues, Input extends object> = {
  /** Of its draft in this tab. */
  readonly name: string;
  readonly empty: Values;
  readonly schema: LetterRules;
  readonly endpoint: Endpoint<Input & { readonly form_token: string }, TicketResponse>;
  readonly toInput: (values: Values) => Input;
  /** What else keeps it from being sent. */
  readonly check?: (values: Values) => LetterErrors;
};

/** Sends the form once, however often the button is pressed; what was typed goes only after the server has it. */
export function useLetter<Values extends LetterValues, Input extends object>(
  { name, endpoint, toInput }: LetterPlan<Values, Input>,
  onSent: (ticket: Ticket) => void,
) {
  const send = useSendLetter(endpoint);
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [notice, setNotice] = useState<LetterFailure['notice']>(null);
  const handleSubmit = async (values: Values, form: FormikHelpers<Values>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    setNotice(null);
    try {
      const ticket = await send(toInput(values));
      keepDraft(name, {});
      onSent(ticket);
    } catch (error) {
      const failure = letterFailureOf(error, values);
      for (const [field, message] of Object.entries(failure.fields)) form.setFieldError(field, message);
      setNotice(failure.notice);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };
  return { handleSubmit, isSending, notice: isSending ? null : notice } as const;
}
