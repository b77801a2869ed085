import { createHmac } from 'node:crypto';

/** HMAC-SHA-256 in hex, stored in place of a secret or personal value. `text` begins with its purpose, as in `visitor:…`. */
export function keyedHash(secretKey: string, text: string): string {
  return createHmac('sha256', secretKey).update(text).digest('hex');
}
