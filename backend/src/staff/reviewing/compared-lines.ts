import type { ComparedLine } from '@alltalent/shared/contracts';
import { textTable } from '../../kernel/text/text-table';

/** A label and a value of what was sent in; '' for a blank value. */
export type Line = readonly [label: string, value: string];

/**
 * Compares what was sent in with what the site shows, by labels. Returns the submitted lines in their order, then those that were
 * taken out; blank lines are left out. `shown`: null while the site shows nothing.
 */
export function compareLines(submitted: readonly Line[], shown: readonly Line[] | null): ComparedLine[] {
  const after = submitted.filter(([, value]) => value !== '');
  const before = new Map(shown?.filter(([, value]) => value !== ''));
  const sentIn = after.map(([label, value]) => ({ label, before: before.get(label) ?? null, after: value }));
  const labels = new Set(after.map(([label]) => label));
  const takenOut = [...before].filter(([label]) => !labels.has(label)).map(([label, value]) => ({ label, before: value, after: null }));
  return [...sentIn, ...takenOut];
}

type TableNames = readonly [label: string, submitted: string, shown: string];

/** Formats compared lines as a text table. The third column, of what the site shows, is blank where nothing changed. */
export function comparedTable(
  names: TableNames,
  lines: readonly ComparedLine[],
  { isShown, more = [] }: { readonly isShown: boolean; readonly more?: readonly (readonly string[])[] },
): string {
  const rows = lines.map(({ label, before, after }) => [
    label,
    after ?? '(taken out)',
    isShown && before !== after ? (before ?? '(new)') : '',
  ]);
  return textTable([...names], [...rows, ...more.map((row) => [...row])]);
}
