import { ApiError, messageOf } from '@alltalent/shared/api';
import { ERRORS } from '@alltalent/shared/contracts';

const OK = 200;

/** A failure that belongs to no field. */
export type FormFailure = { readonly message: string; readonly help: 'unlock' | 'write' | 'retry' | 'again' | null };

/** Returns the response when its `status` is 200; throws an ApiError otherwise, because the endpoint reports refusals with HTTP 200. */
export function acceptResponse<T extends { readonly status: number; readonly message: string }>(response: T): T {
  if (response.status === OK) return response;
  const { title, status } = ERRORS.VALIDATION_FAILED;
  const { message } = response;
  throw new ApiError({ type: 'about:blank', title, status, code: 'VALIDATION_FAILED', detail: message, message, request_id: '' });
}

/** Null for what the server said about a field: its message belongs there. A status of 5xx says nothing about what was typed. */
export function formFailureOf(error: unknown): FormFailure | null {
  if (!(error instanceof ApiError) || error.problem.status >= 500) return { message: messageOf(error), help: 'retry' };
  if (error.problem.code === 'LOGIN_LOCKED') return { message: messageOf(error), help: 'unlock' };
  if (error.problem.code === 'ACCOUNT_CLOSED') return { message: messageOf(error), help: 'write' };
  return null;
}
