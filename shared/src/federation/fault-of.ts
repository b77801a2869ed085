import { LIMITS } from '../contracts/core/limits';
import type { Beacon } from '../contracts/platform/federation';

/** Returns what a beacon says of an error: its words, and its stack where it has one. */
export function faultOf(error: unknown): Pick<Beacon, 'reason' | 'stack'> {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return { reason: String(error).slice(0, LIMITS.reportedReason), stack: stack.slice(0, LIMITS.reportedStack) };
}
