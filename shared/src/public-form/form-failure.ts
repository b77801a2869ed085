import { ApiError, ConnectionError, hasCode, refusalOf, requestIdOf } from '@alltalent/shared/api';

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
