import { ApiError, refusalOf, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import type { FormikHelpers } from 'formik';
import { acceptResponse, formFailureOf } from '../panel/failure';
import { useBeginSession } from '../panel/use-begin-session';
import { type PasswordValues, toLogin } from './password-values';

export function usePasswordLogin(goesTo: string, onLoggedIn: (path: string) => void) {
  const begin = useBeginSession(onLoggedIn);
  return async (values: PasswordValues, form: FormikHelpers<PasswordValues>) => {
    form.setStatus(undefined);
    try {
      const response = acceptResponse(await request(ENDPOINTS.passwordLogin, toLogin(values, goesTo)));
      if (!response.user_id) return form.setFieldError('password', response.message);
      await begin(response.user_id, response.redirect_url);
    } catch (error) {
      const failure = formFailureOf(error);
      if (failure) form.setStatus(failure);
      else form.setFieldError(fieldOf(error), refusalOf(error));
    }
  };
}

/** Returns the field an error belongs to. The server does not say which of the two is wrong; a format error goes to its own field. */
function fieldOf(error: unknown): 'username' | 'password' | 'country_code' {
  const fields = error instanceof ApiError ? (error.problem.fields ?? {}) : {};
  if ('username' in fields) return 'username';
  return 'country_code' in fields ? 'country_code' : 'password';
}
