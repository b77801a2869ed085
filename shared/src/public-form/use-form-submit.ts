import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { deleteDraft } from './form-draft';
import { showRefusal } from '../ui/form/show-refusal';
import { failureOf } from './form-failure';
import type { FormValues } from './form-values';
import type { PublicFormPlan } from './public-form-plan';
import { useSendWithPass } from './use-send-with-pass';

/** Sends the form once, however often the button is pressed; the form is empty only after the server has it. */
export function useFormSubmit<Values extends FormValues, Input extends object, Result>(
  plan: PublicFormPlan<Values, Input, Result>,
  onSent: (result: Result, values: Values) => void,
) {
  const { draftKey, empty, endpoint, passEndpoint, toInput, fieldOf, isTaken = () => true } = plan;
  const send = useSendWithPass(endpoint, passEndpoint);
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const handleSubmit = async (values: Values, form: FormikHelpers<Values>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    form.setStatus(undefined);
    try {
      const result = await send(toInput(values));
      if (!isTaken(result)) throw new Error('The form was not taken');
      form.resetForm({ values: empty });
      deleteDraft(draftKey);
      onSent(result, values);
    } catch (error) {
      showRefusal(error, form, { fieldOf, statusOf: failureOf });
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };
  return { handleSubmit, isSending } as const;
}
