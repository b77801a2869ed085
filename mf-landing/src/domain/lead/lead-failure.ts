import { ApiError, ConnectionError, refusalOf, requestIdOf } from '@alltalent/shared/api';
import type { FormikHelpers } from 'formik';
import { LEAD_FIELDS } from './lead-fields';
import type { LeadTarget, LeadValues } from './lead-values';

const SERVER_ERROR = 500;

/** A failure that belongs to no field, and what helps: trying again, now or once online again. */
export type LeadFailure = {
  readonly message: string;
  readonly help: 'retry' | 'later' | null;
  readonly reference?: string | undefined;
};

export function isLeadFailure(status: unknown): status is LeadFailure {
  return typeof status === 'object' && status !== null && 'help' in status;
}

/** Shows what the server refused where it belongs; nothing typed is lost. */
export function showLeadFailure(error: unknown, form: FormikHelpers<LeadValues>, { adType }: LeadTarget): void {
  const refused = Object.entries(error instanceof ApiError ? (error.problem.fields ?? {}) : {});
  const shown = refused.flatMap(([field, message]) => {
    const name = field === 'county_code' ? 'mobile_number' : field;
    const spec = LEAD_FIELDS[adType].find((one) => one.name === name);
    return spec ? [[spec.name, message] as const] : [];
  });
  if (shown.length > 0) form.setErrors(Object.fromEntries(shown));
  if (shown.length === 0 || shown.length < refused.length) form.setStatus(failureOf(error, refused[0]?.[1]));
}

/** What to say of a failed call, with what helps. */
export function failureOf(error: unknown, detail?: string): LeadFailure {
  if (error instanceof ConnectionError) return { message: error.message, help: error.reason === 'offline' ? 'later' : 'retry' };
  if (!(error instanceof ApiError)) return { message: refusalOf(error), help: 'retry' };
  const { code, status } = error.problem;
  if (status >= SERVER_ERROR) return { message: refusalOf(error), help: 'retry', reference: requestIdOf(error) };
  return { message: detail ?? refusalOf(error), help: code === 'REQUEST_UNDER_WAY' ? 'retry' : null };
}
