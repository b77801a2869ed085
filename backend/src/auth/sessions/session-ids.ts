import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** New session id: 256 random bits as base64url, for the cookie. */
export function newSid(): string {
  return randomBytes(32).toString('base64url');
}

/** New public name of a session, for lists; it authorises nothing. */
export function newSessionName(): string {
  return `s_${randomBytes(9).toString('base64url')}`;
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** New XSRF token (signed double submit), bound to the session id, so that a planted pair is refused. */
export function newXsrfToken(secretKey: string, sid: string): string {
  const salt = randomBytes(12).toString('base64url');
  return `${salt}.${xsrfSignature(secretKey, sid, salt)}`;
}

export function isXsrfToken(secretKey: string, sid: string, token: string): boolean {
  const [salt = '', signature = ''] = token.split('.');
  const expected = Buffer.from(xsrfSignature(secretKey, sid, salt));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function xsrfSignature(secretKey: string, sid: string, salt: string): string {
  return createHmac('sha256', secretKey).update(`xsrf:${sid}:${salt}`).digest('base64url');
}
