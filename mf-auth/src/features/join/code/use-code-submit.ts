import { ApiError, refusalOf } from '@alltalent/shared/api';
import { ACCOUNT_STATUS, MESSAGES } from '@alltalent/shared/contracts';
import type { FormikHelpers } from 'formik';
import { formFailureOf } from '../panel/failure';
import { useBeginSession } from '../panel/use-begin-session';
import type { CodeValues } from './code-values';
import type { SentCode } from './use-sent-code';
import { verifyCode } from './verify-code';

type CodeSubmit = {
  readonly code: SentCode;
  readonly goesTo: string;
  readonly onLoggedIn: (path: string) => void;
  readonly onNewcomer: () => void;
  /** The server wants the terms ticked, though it had not said so when it sent the code. */
  readonly onTermsAsked: () => void;
};

export function useCodeSubmit({ code: { medium, sent }, goesTo, onLoggedIn, onNewcomer, onTermsAsked }: CodeSubmit) {
  const begin = useBeginSession(onLoggedIn);
  return async ({ code, hasAgreed }: CodeValues, form: FormikHelpers<CodeValues>) => {
    form.setStatus(undefined);
    try {
      const response = await verifyCode({ medium, code, hasAgreed, goesTo, accountStatus: sent.account_status });
      if (response.account_status !== ACCOUNT_STATUS.existing || !response.user_id) return onNewcomer();
      await begin(response.user_id, response.redirect_url);
    } catch (error) {
      if (isTermsRequired(error)) onTermsAsked();
      await showFailure(error, form);
    }
  };
}

/** Shows a failed code. A refused code is cleared from its boxes; after a failure of the connection or the server everything stays. */
async function showFailure(error: unknown, form: FormikHelpers<CodeValues>): Promise<void> {
  if (!(error instanceof ApiError)) return form.setStatus({ message: MESSAGES.somethingWrongOtp, help: null });
  if (isTermsRequired(error)) return form.setErrors({ hasAgreed: refusalOf(error) });
  const failure = formFailureOf(error);
  if (failure?.help === 'retry') return form.setStatus(failure);
  await form.setFieldValue('code', '', false);
  if (failure) form.setStatus(failure);
  else form.setErrors({ code: refusalOf(error) });
}

function isTermsRequired(error: unknown): boolean {
  return error instanceof ApiError && error.problem.code === 'TERMS_REQUIRED';
}
