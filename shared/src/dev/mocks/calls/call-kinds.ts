import { ERRORS, type ErrorCode } from '../../../contracts/core/errors';
import type { EndpointName } from '../../../contracts/endpoints';
import { codeOf, DECLARED_CODES } from './declared-codes';

/** What becomes of a single call. `gateway`: the answer of a proxy, which is no problem document. */
export type CallKind =
  | { readonly kind: 'empty' | 'long' | 'lost' }
  | { readonly kind: 'slow'; readonly ms: number }
  | { readonly kind: 'problem'; readonly code: ErrorCode }
  | { readonly kind: 'gateway'; readonly status: number };

const SLOW_MS = 5000;
const SLOWEST_MS = 60_000;
const PLAIN = ['empty', 'long', 'lost'] as const;
const GATEWAY = ['502', '504'];
const STATUSES = ['400', '401', '403', '404', '409', '422', '429', '500', '502', '503', '504'];

/**
 * Reads what an address says of a call: `slow`, `slow-2000` (milliseconds, at most a minute), `empty`, `long`, `lost`, a status or a
 * code of docs/errors.md. Returns null for anything else.
 */
export function parseKind(call: EndpointName, text: string): CallKind | null {
  const slow = /^slow(?:-(\d{1,5}))?$/u.exec(text);
  if (slow) return { kind: 'slow', ms: Math.min(Number(slow[1] ?? SLOW_MS), SLOWEST_MS) };
  const plain = PLAIN.find((kind) => kind === text);
  if (plain) return { kind: plain };
  if (GATEWAY.includes(text)) return { kind: 'gateway', status: Number(text) };
  const code = isErrorCode(text) ? text : codeOf(call, Number(text));
  return code && { kind: 'problem', code };
}

/** Returns the kinds to choose from for a call, as an address says them. */
export function kindsOf(call: EndpointName): readonly string[] {
  return ['slow', ...PLAIN, ...STATUSES, ...(DECLARED_CODES[call] ?? [])];
}

function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERRORS, text);
}
