import { MEDIUM_TYPE } from '@alltalent/shared/contracts';
import type { Medium } from '../codes/medium';

/** Sentence about a sent code; the first is the specification's. That of a call for an e-mail address does not reveal whether there is a phone. */
export function sentSentence({ type }: Medium, isCall: boolean): string {
  if (!isCall) return `Verification code has been sent to your ${type === MEDIUM_TYPE.email ? 'email address' : 'phone number'}.`;
  if (type === MEDIUM_TYPE.phone) return 'Your phone rings now and tells the verification code.';
  return 'If this account has a confirmed phone number, it rings now.';
}
