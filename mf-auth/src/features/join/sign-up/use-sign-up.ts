import { ApiError, refusalOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type SignUpField, type SignUpResponse } from '@alltalent/shared/contracts';
import type { FormikHelpers } from 'formik';
import { formFailureOf } from '../panel/failure';
import { useBeginSession } from '../panel/use-begin-session';
import { shownField, type SignUpTarget, type SignUpValues, toInput } from './sign-up-values';

const DASHBOARD = '/client/dashboard';
const MADE = 1;

/** No field of the form: what is wrong with it takes a new code to mend. */
const PROVED_MEDIUM: SignUpField = 'signup_sent_medium_val';

/** Makes the account and logs in; whatever is refused is shown where it belongs, and everything typed stays. */
export function useSignUp(target: SignUpTarget, onLoggedIn: (path: string) => void) {
  const begin = useBeginSession(onLoggedIn);
  return async (values: SignUpValues, form: FormikHelpers<SignUpValues>) => {
    form.setStatus(undefined);
    const refuse = (fld: string, message: string) => {
      const field = shownField(fld, target);
      if (field) form.setFieldError(field, message);
      else form.setStatus({ message, help: fld === PROVED_MEDIUM ? 'again' : null });
    };
    try {
      const response = await request(ENDPOINTS.signUp, toInput(values, target));
      if (response.status !== MADE || !response.user_id) return refuse(response.fld, response.message);
      await begin(response.user_id, pathAfter(response));
    } catch (error) {
      const failure = formFailureOf(error);
      if (failure) return form.setStatus(failure);
      const [fld = ''] = Object.keys(error instanceof ApiError ? (error.problem.fields ?? {}) : {});
      refuse(fld, refusalOf(error));
    }
  };
}

function pathAfter({ isredircttodashbrd, redirect_url }: SignUpResponse): string {
  return isredircttodashbrd === 1 ? DASHBOARD : redirect_url;
}
