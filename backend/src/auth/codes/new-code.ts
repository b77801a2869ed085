import { randomInt } from 'node:crypto';
import { LIMITS } from '@alltalent/shared/contracts';

/** Six uniformly random digits, with leading zeros. */
export function newCode(): string {
  return String(randomInt(0, 10 ** LIMITS.codeLength)).padStart(LIMITS.codeLength, '0');
}
