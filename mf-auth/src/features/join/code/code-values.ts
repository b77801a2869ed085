import { LIMITS, MESSAGES } from '@alltalent/shared/contracts';
import type { FormikErrors } from 'formik';

export type CodeValues = { readonly code: string; readonly hasAgreed: boolean };

/** The terms come first: without them nothing is sent. */
export function validateCode({ code, hasAgreed }: CodeValues, mustAgree: boolean): FormikErrors<CodeValues> {
  return {
    ...(code.length < LIMITS.codeLength ? { code: 'Enter all six digits' } : {}),
    ...(mustAgree && !hasAgreed ? { hasAgreed: MESSAGES.checkTerms } : {}),
  };
}
