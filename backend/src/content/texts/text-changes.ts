import type { TextChange } from '@alltalent/shared/contracts';

/** Characters of a value that are shown; of a longer one, those around what differs. */
const LONGEST = 120;
const BEFORE_DIFFERENCE = 30;

/** Returns the values that differ between two versions of a text, each with its path. */
export function changesBetween(before: unknown, after: unknown, path: readonly string[] = []): readonly TextChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const names = [...new Set([...namesIn(before), ...namesIn(after)])];
  if (names.length > 0) return names.flatMap((name) => changesBetween(partOf(before, name), partOf(after, name), [...path, name]));
  // The kind of a section says nothing to a reader.
  if (path.at(-1) === 'type') return [];
  return [{ field: path.join('.'), ...excerpts(textOf(before), textOf(after)) }];
}

function namesIn(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

function textOf(value: unknown): string | null {
  return value === undefined || value === null || typeof value === 'object' ? null : String(value);
}

function excerpts(before: string | null, after: string | null): Pick<TextChange, 'before' | 'after'> {
  const start = Math.max(0, sharedStart(before ?? '', after ?? '') - BEFORE_DIFFERENCE);
  return { before: excerpt(before, start), after: excerpt(after, start) };
}

function excerpt(text: string | null, start: number): string | null {
  if (text === null || text.length <= LONGEST) return text;
  const end = start + LONGEST;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/** How many characters two texts begin with alike. */
function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
