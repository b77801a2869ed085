import { randomBytes } from 'node:crypto';
import { PROFILE_LIMITS, type ProfileContent } from '@alltalent/shared/contracts';

type Names = Pick<ProfileContent['basics'], 'first_name' | 'last_name'>;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const TAIL = /^(.*)-([a-z2-7]{8})$/u;

/** Returns the name others see: with the initial of the last name when the owner hides it. */
export function shownName({ first_name: first, last_name: last }: Names, isLastNameHidden: boolean): string {
  if (!isLastNameHidden) return `${first} ${last}`.trim();
  const [initial = ''] = last;
  return initial === '' ? first : `${first} ${initial.toUpperCase()}.`;
}

/** Converts a name to the readable part of a slug; 'talent' when none of its letters is allowed there. */
export function slugTextOf(name: string): string {
  const text = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}|['’]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, PROFILE_LIMITS.slugCharacters)
    .replace(/^-|-$/gu, '');
  return text === '' ? 'talent' : text;
}

/** Makes a slug of a readable part and eight random letters: 40 bits that make it hard to guess. */
export function newSlug(text: string): string {
  const tail = [...randomBytes(8)].map((byte) => LETTERS.charAt(byte & 31)).join('');
  return `${text}-${tail}`;
}

/** Replaces the readable part of a slug; the random part stays. */
export function renameSlug(slug: string, text: string): string {
  const [, , tail] = TAIL.exec(slug) ?? [];
  return tail === undefined ? newSlug(text) : `${text}-${tail}`;
}

/** Tells whether the readable part of the slug is this name. */
export function isNamedSlug(slug: string, name: string): boolean {
  return TAIL.exec(slug)?.[1] === slugTextOf(name);
}
