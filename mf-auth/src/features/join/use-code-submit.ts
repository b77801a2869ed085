import { ApiError, beginSession, messageOf } from '@alltalent/shared/api';
import { ACCOUNT_STATUS, MESSAGES, type SendCodeResponse } from '@alltalent/shared/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { FormikHelpers } from 'formik';
import type { CodeValues } from './code-values';
import { verifyCode } from './verify-code';

type CodeSubmit = {
  readonly email: string;
  readonly sent: SendCodeResponse;
  readonly returnTo: string | null;
  readonly onLoggedIn: (path: string) => void;
  readonly onNewcomer: () => void;
};

export function useCodeSubmit({ email, sent, returnTo, onLoggedIn, onNewcomer }: CodeSubmit) {
  const queryClient = useQueryClient();
  return async ({ code, hasAgreed }: CodeValues, form: FormikHelpers<CodeValues>) => {
    form.setStatus(undefined);
    try {
      const answer = await verifyCode({ email, code, hasAgreed, returnTo, accountStatus: sent.account_status });
      if (answer.account_status !== ACCOUNT_STATUS.existing || !answer.user_id) return onNewcomer();
      await beginSession(queryClient, answer.user_id);
      onLoggedIn(answer.redirect_url || returnTo || '/');
    } catch (error) {
      await showFailure(error, form);
    }
  };
}

/** A refused code is taken out of its boxes; without an answer everything stays as typed. */
async function showFailure(error: unknown, form: FormikHelpers<CodeValues>): Promise<void> {
  if (!(error instanceof ApiError)) return form.setStatus(MESSAGES.somethingWrongOtp);
  if (error.problem.code === 'TERMS_REQUIRED') return form.setErrors({ hasAgreed: messageOf(error) });
  await form.setFieldValue('code', '', false);
  form.setErrors({ code: messageOf(error) });
}
