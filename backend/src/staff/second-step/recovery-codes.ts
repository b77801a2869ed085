import { createHash, randomInt } from 'node:crypto';

/** Letters and digits that cannot be taken for each other. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;
export const RECOVERY_CODES = 10;

/** Makes ten codes such as 'k7mp-2xqd-9hza': 59 bits each, beside the limit of wrong answers. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode);
}

/** Returns the hash by which a code is stored; capitals, spaces and hyphens do not matter. */
export function hashOfRecoveryCode(code: string): string {
  const plain = code.toLowerCase().replaceAll(/[\s-]/gu, '');
  return createHash('sha256').update(`recovery:${plain}`).digest('hex');
}

function newCode(): string {
  const signs = Array.from({ length: GROUPS * GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return signs.replaceAll(/(.{4})(?=.)/gu, '$1-');
}
