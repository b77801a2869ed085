import type { StoreLeadResponse } from '@alltalent/shared/contracts';
import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { keepDraft } from './lead-draft';
import { failureOf, showLeadFailure } from './lead-failure';
import { EMPTY_LEAD, type LeadTarget, type LeadValues, toLead } from './lead-values';
import { useSendLead } from './use-send-lead';

/** Sends the form once, however often the button is pressed; the form is empty only after the server has it. */
export function useLeadSubmit(target: LeadTarget, onSent: (answer: StoreLeadResponse, values: LeadValues) => void) {
  const send = useSendLead();
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const handleSubmit = async (values: LeadValues, form: FormikHelpers<LeadValues>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    form.setStatus(undefined);
    try {
      const answer = await send(toLead(values, target));
      if (!isStored(answer)) return form.setStatus(failureOf(undefined));
      form.resetForm({ values: EMPTY_LEAD });
      keepDraft(target.adType, EMPTY_LEAD);
      onSent(answer, values);
    } catch (error) {
      showLeadFailure(error, form, target);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };
  return { handleSubmit, isSending } as const;
}

const isStored = ({ data }: { readonly data: number }) => data === 1;
