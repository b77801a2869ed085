import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../../kernel/keyed-hash';

export const TEST_SIGNATURE_HEADER = 'x-test-signature';
const MOST_AGE_MS = 5 * 60_000;
const SIGNATURE = /^t=(\d{1,16}),v1=([0-9a-f]{64})$/u;

/** Signs an event of the test provider: HMAC-SHA-256 over its time and its body. */
export function signTestEvent(secretKey: string, body: Buffer | string, now: number): string {
  return `t=${now},v1=${hashOf(secretKey, body, now)}`;
}

/** True for a body that the test provider signed within the last five minutes. */
export function isTestEvent(secretKey: string, body: Buffer, header: string | undefined, now: number): boolean {
  const [, time, given] = SIGNATURE.exec((header ?? '').slice(0, 100)) ?? [];
  if (time === undefined || given === undefined || Math.abs(now - Number(time)) > MOST_AGE_MS) return false;
  return isSame(hashOf(secretKey, body, Number(time)), given);
}

/** Returns the token that the form of a page must bring back. */
export function pageTokenOf(secretKey: string, ref: string): string {
  return keyedHash(secretKey, `test provider page:${ref}`);
}

export function isPageToken(secretKey: string, ref: string, token: string): boolean {
  return isSame(pageTokenOf(secretKey, ref), token);
}

function hashOf(secretKey: string, body: Buffer | string, time: number): string {
  return createHmac('sha256', keyedHash(secretKey, 'test provider webhook')).update(`${time}.`).update(body).digest('hex');
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
