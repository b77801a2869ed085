import { LIMITS, MESSAGES } from '@alltalent/shared/contracts';

export type PasswordOwner = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobileNumber: string;
};

const COMMON_WORDS = ['alltalent', 'talent', 'password', 'passwort', 'welcome', 'letmein', 'iloveyou'];
/** Sequences that are searched cyclically. */
const RUNS = ['0123456789', '123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const LONGEST_PATTERN = 4;

/** Refusal of a new password, or null. NIST SP 800-63B-4: no rules about kinds of characters, but no password that is guessed first. */
export function refusePassword(password: string, owner: PasswordOwner): string | null {
  if ([...password.normalize('NFC')].length < LIMITS.passwordMin) return MESSAGES.passwordTooShort;
  const letters = simplify(password);
  const isMostlySigns = letters.length * 2 < password.length;
  if (!isMostlySigns && isWordRepeated(letters, ownWords(owner)))
    return 'This is your own name, address or number; use something others do not know';
  if (!isMostlySigns && isWordRepeated(letters, COMMON_WORDS))
    return 'This is among the first words that are tried; use a sentence of your own';
  if (hasShortPattern(password) || (!isMostlySigns && isRun(letters)))
    return 'This repeats or counts on and is guessed at once; use a sentence of your own';
  return null;
}

/** Letters and digits in lower case; other characters do not make a password harder to guess. */
function simplify(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function ownWords({ email, firstName, lastName, mobileNumber }: PasswordOwner): readonly string[] {
  const [local = ''] = email.split('@');
  return [email, local, firstName, lastName, firstName + lastName, lastName + firstName, mobileNumber].map(simplify);
}

function isWordRepeated(letters: string, words: readonly string[]): boolean {
  const withoutYear = letters.replace(/\d{1,4}$/u, '');
  return words.some((word) => word !== '' && [letters, withoutYear].some((text) => goesRound(text, word)));
}

function hasShortPattern(password: string): boolean {
  const characters = [...password.toLowerCase()];
  return Array.from({ length: LONGEST_PATTERN }, (_, index) => index + 1).some((length) =>
    characters.every((character, index) => character === characters[index % length]),
  );
}

function isRun(letters: string): boolean {
  const backwards = [...letters].reverse().join('');
  return letters !== '' && RUNS.some((run) => [letters, backwards].some((text) => run.repeat(text.length).includes(text)));
}

/** True when the text repeats the word: 'asha', 'ashaasha' and 'ashaash'. */
function goesRound(text: string, word: string): boolean {
  return text !== '' && word.repeat(Math.ceil(text.length / word.length)).startsWith(text);
}
