import { createHmac } from 'node:crypto';

/** HMAC-SHA-256 in hex: what is stored in place of something secret or personal. The text begins with what it is for. */
export function keyedHash(secretKey: string, text: string): string {
  return createHmac('sha256', secretKey).update(text).digest('hex');
}
