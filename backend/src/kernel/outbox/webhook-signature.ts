import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

export type SignedContent = { readonly id: string; /** Seconds since 1970. */ readonly timestamp: number; readonly body: string };

/** Signs a webhook by the Standard Webhooks specification: HMAC-SHA256 over id, time and body, with the bytes after the secret's `whsec_`. */
export function signWebhook(secret: string, { id, timestamp, body }: SignedContent): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
