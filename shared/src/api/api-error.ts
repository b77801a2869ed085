import type { Problem } from '../contracts/core/errors';

/** Failed request whose response was a problem document. */
export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
    this.name = 'ApiError';
  }
}

/** Failed request without a usable response: offline, server unreachable, or no response in time. */
export class ConnectionError extends Error {
  constructor(readonly reason: 'offline' | 'timeout' | 'unreachable' | 'cut') {
    super(CONNECTION_MESSAGES[reason]);
    this.name = 'ConnectionError';
  }
}

const CONNECTION_MESSAGES = {
  offline: 'You appear to be offline.',
  timeout: 'The server took too long to answer. Please try again.',
  cut: 'The connection was lost while the file was being sent. Please try again.',
  unreachable: 'The server could not be reached. Please try again.',
} as const;

/** The sentence to show for any failure of a call. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError || error instanceof ConnectionError) return error.message;
  return 'Something went wrong. Please try again.';
}

/** The id to quote when asking for help; undefined when the server never answered. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problem.request_id : undefined;
}
