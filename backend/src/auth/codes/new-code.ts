import { randomInt } from 'node:crypto';
import { LIMITS } from '@alltalent/shared/contracts';

/** Six digits, each as likely as any other, zeros at the front included. */
export function newCode(): string {
  return String(randomInt(0, 10 ** LIMITS.codeLength)).padStart(LIMITS.codeLength, '0');
}
