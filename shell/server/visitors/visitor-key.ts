import { createHmac, createSecretKey } from 'node:crypto';
import { type Mac, VISITOR_KEY_PURPOSE } from '@alltalent/shared/contracts';

/** Creates the signature function for visitor cookies and page tokens. The backend derives the same key. */
export function createVisitorMac(secretKey: string): Mac {
  const text = createHmac('sha256', secretKey).update(VISITOR_KEY_PURPOSE).digest('hex');
  const key = createSecretKey(Buffer.from(text));
  return (signed) => createHmac('sha256', key).update(signed).digest('base64url');
}
