import { ApiError, hasCode, useKeyedRequest } from '@alltalent/shared/api';
import { type AdType, ENDPOINTS, MESSAGES, type VerifyLeadForm } from '@alltalent/shared/contracts';
import { failureOf } from '@alltalent/shared/public-form';
import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';

const CODE_REFUSALS = ['CODE_INVALID', 'VALIDATION_FAILED'] as const;

/** Verifies the code once per press. A refused code is cleared from its boxes; after a connection failure it stays. */
export function useVerifyCode(onVerified: (adType: AdType) => void, onLost: () => void) {
  const verify = useKeyedRequest(ENDPOINTS.verifyLead);
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);

  const handleSubmit = async ({ ps_otp, agree_tnc_productps: hasAgreed }: VerifyLeadForm, form: FormikHelpers<VerifyLeadForm>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    form.setStatus(undefined);
    try {
      const response = await verify({ ps_otp, agree_tnc_productps: hasAgreed ? 1 : 0 });
      // The modal is on its way out then, and the button stays as it is until it is gone.
      if (isVerified(response)) return onVerified(response.ad_type);
      refuseCode(form);
    } catch (error) {
      if (hasCode(error, 'NOT_FOUND')) return onLost();
      showFailure(error, form);
    }
    isUnderWay.current = false;
    setSending(false);
  };
  return { handleSubmit, isSending } as const;
}

const isVerified = ({ data }: { readonly data: number }) => data === 1;

function showFailure(error: unknown, form: FormikHelpers<VerifyLeadForm>): void {
  const isRefused = error instanceof ApiError && CODE_REFUSALS.some((refusal) => refusal === error.problem.code);
  if (isRefused) refuseCode(form);
  else form.setStatus(failureOf(error));
}

function refuseCode(form: FormikHelpers<VerifyLeadForm>): void {
  void form.setFieldValue('ps_otp', '', false);
  form.setFieldError('ps_otp', MESSAGES.leadCodeInvalid);
}
