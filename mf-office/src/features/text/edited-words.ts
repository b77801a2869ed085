import type { PreviewWords, TextKind } from '@alltalent/shared/contracts';
import { getIn } from 'formik';
import type { Values } from './form-values';

/** What is being edited: the path of a field, and the position of the cursor in its text. */
export type EditedPlace = { readonly path: string; readonly cursor: number };

/** Fields whose texts no page shows as they are written. */
const UNSHOWN: ReadonlySet<string> = new Set(['to', 'art', 'alt', 'slug', 'clip', 'fill', 'look', 'picture', 'picture_alt']);
/** Most characters of a text that identifies a place; a whole article does not. */
const LONGEST_BESIDE = 600;
const MOST_BESIDE = 8;

/**
 * Returns the words of a field that its page shows: the line with the cursor, without markup. Of a field that no page shows, such as
 * an address, those beside it. Null where there are none.
 */
export function editedWords(values: Values, { path, cursor }: EditedPlace, kind: TextKind): PreviewWords | null {
  const parts = path.split(/[.[\]]+/u).filter((part) => part !== '');
  const value: unknown = getIn(values, path);
  const beside = besideOf(values, parts);
  if (typeof value === 'string' && !UNSHOWN.has(parts.at(-1) ?? '')) {
    const line = lineAt(value, cursor);
    const words = kind === 'words' ? line.trim() : withoutMarkup(line);
    return words === '' ? null : { words, beside };
  }
  const [words, ...others] = beside;
  return value === undefined || words === undefined ? null : { words, beside: others };
}

/** Returns the shown texts of the part that a field is in, then those around it, the nearest first. */
function besideOf(values: Values, parts: readonly string[]): readonly string[] {
  const texts = parts.toReversed().flatMap((name, index) => {
    const around: unknown = getIn(values, parts.slice(0, parts.length - 1 - index));
    if (Array.isArray(around) || typeof around !== 'object' || around === null) return [];
    return Object.entries(around)
      .filter(([key]) => key !== name && key !== 'type' && !UNSHOWN.has(key))
      .map(([, text]: [string, unknown]) => text);
  });
  return texts
    .filter((text) => typeof text === 'string')
    .filter((text) => text !== '' && text.length <= LONGEST_BESIDE)
    .slice(0, MOST_BESIDE);
}

function lineAt(text: string, cursor: number): string {
  const begin = text.lastIndexOf('\n', cursor - 1) + 1;
  const end = text.indexOf('\n', cursor);
  return text.slice(cursor === 0 ? 0 : begin, end === -1 ? undefined : end);
}

/** Returns a line of Markdown as it is read; of a row of a table its longest cell. */
function withoutMarkup(line: string): string {
  const cells = line.trim().startsWith('|') ? line.split('|') : [line];
  const longest = cells.reduce((one, other) => (other.trim().length > one.trim().length ? other : one), '');
  return longest
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/u, '')
    .replaceAll(/\[(?<label>[^\]]*)\]\([^)]*\)/gu, '$<label>')
    .replaceAll(/\*\*|__|[*_`]/gu, '')
    .trim();
}
