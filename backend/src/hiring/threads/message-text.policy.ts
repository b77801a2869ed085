import { oneLine, severalLines } from '../../kernel/text/form-text';

/** Characters of the last message that a list of threads shows. */
const LINE_LENGTH = 160;
const UNSEEN = /[\p{Cf}\p{Z}\s]/gu;

/** Text of a message as it is stored: as typed, without control characters; '' for one that shows nothing. */
export function messageText(typed: string): string {
  const text = severalLines(typed).trim();
  return text.replace(UNSEEN, '') === '' ? '' : text;
}

/** Beginning of a text on one line. */
export function lineOfText(text: string): string {
  return [...oneLine(text).replace(/\s+/gu, ' ')].slice(0, LINE_LENGTH).join('');
}
