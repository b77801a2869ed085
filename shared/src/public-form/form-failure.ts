import { ApiError, ConnectionError, hasCode, refusalOf, requestIdOf } from '@alltalent/shared/api';
import type { FormikHelpers } from 'formik';

const SERVER_ERROR = 500;

/** Why a form was not taken; what helps depends on it. */
export type FailureCause = 'offline' | 'unreachable' | 'server' | 'under-way' | 'refused' | 'unknown';

/** A failure that belongs to no field. */
export type FormFailure = {
  readonly message: string;
  readonly cause: FailureCause;
  /** To quote when asking for help. */
  readonly reference: string | undefined;
};

export function isFormFailure(status: unknown): status is FormFailure {
  return typeof status === 'object' && status !== null && 'cause' in status;
}

/** Returns what to say of a failed call: the server's sentence, or `detail` where the server said more. */
export function failureOf(error: unknown, detail?: string): FormFailure {
  const cause = causeOf(error);
  return { message: detail ?? refusalOf(error), cause, reference: cause === 'server' ? requestIdOf(error) : undefined };
}

function causeOf(error: unknown): FailureCause {
  if (error instanceof ConnectionError) return error.reason === 'offline' ? 'offline' : 'unreachable';
  if (!(error instanceof ApiError)) return 'unknown';
  if (error.problem.status >= SERVER_ERROR) return 'server';
  return hasCode(error, 'REQUEST_UNDER_WAY') ? 'under-way' : 'refused';
}

/** Returns the field that shows what the server says of one of its own; undefined when the form has none. */
export type FieldOf = (name: string) => string | undefined;

/** Shows what the server refused at the fields it names; what has no field becomes the form's status. What was typed stays. */
export function showFailure<Values>(error: unknown, form: FormikHelpers<Values>, fieldOf: FieldOf): void {
  const refused = Object.entries(error instanceof ApiError ? (error.problem.fields ?? {}) : {});
  for (const [name, message] of refused) {
    const field = fieldOf(name);
    if (field !== undefined) form.setFieldError(field, message);
  }
  const elsewhere = refused.find(([name]) => fieldOf(name) === undefined);
  if (refused.length === 0 || elsewhere) form.setStatus(failureOf(error, elsewhere?.[1]));
}
