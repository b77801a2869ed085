import { randomBytes } from 'node:crypto';
import { PROFILE_LIMITS, type ProfileContent } from '@alltalent/shared/contracts';

type Names = Pick<ProfileContent['basics'], 'first_name' | 'last_name'>;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const TAIL = /^(.*)-([a-z2-7]{8})$/u;

/** As others see it: with one letter of the last name when the owner hides it. */
export function shownName({ first_name: first, last_name: last }: Names, isLastNameHidden: boolean): string {
  if (!isLastNameHidden) return `${first} ${last}`.trim();
  const [initial = ''] = last;
  return initial === '' ? first : `${first} ${initial.toUpperCase()}.`;
}

/** A name as the readable part of an address; 'talent' where none of its letters can stand there. */
export function addressWords(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}|['’]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, PROFILE_LIMITS.slugText)
    .replace(/^-|-$/gu, '');
  return words === '' ? 'talent' : words;
}

/** Words and eight drawn letters: 40 bits that make the address hard to guess. */
export function drawSlug(words: string): string {
  const tail = [...randomBytes(8)].map((byte) => LETTERS.charAt(byte & 31)).join('');
  return `${words}-${tail}`;
}

/** The address with other words; the drawn part stays. */
export function renameSlug(slug: string, words: string): string {
  const [, , tail] = TAIL.exec(slug) ?? [];
  return tail === undefined ? drawSlug(words) : `${words}-${tail}`;
}

/** Whether the address still says this name. */
export function isNamedSlug(slug: string, name: string): boolean {
  return TAIL.exec(slug)?.[1] === addressWords(name);
}
