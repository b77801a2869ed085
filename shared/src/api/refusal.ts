import { ApiError, messageOf } from './api-error';

/** Whole seconds the server asks to wait; undefined when it does not. */
export function waitOf(error: unknown): number | undefined {
  return error instanceof ApiError && error.problem.code === 'TOO_MANY_REQUESTS' ? error.problem.retry_after : undefined;
}

/** Returns the server's message, with the wait time appended when the message has no number of its own. */
export function refusalOf(error: unknown): string {
  const message = messageOf(error);
  const wait = waitOf(error);
  return wait === undefined || /\d/u.test(message) ? message : `${message} Try again in ${formatWait(wait)}.`;
}

function formatWait(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
