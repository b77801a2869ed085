import type { ComparedLine, TextKind } from '@alltalent/shared/contracts';
import { t } from '../../messages/text';
import { pathName } from '../../domain/texts/field-names';
import { isSame } from './form-values';
import { hunksOf } from './hunks';

type Path = readonly (string | number)[];

/** Lines that differ between two versions of a text, each named by its place; long texts line by line. */
export function changedLines(before: unknown, after: unknown, kind: TextKind): readonly ComparedLine[] {
  return linesAt([], { before, after, kind, whole: after ?? before });
}

type Sides = {
  readonly before: unknown;
  readonly after: unknown;
  readonly kind: TextKind;
  /** The text that names its entries: the later one. */
  readonly whole: unknown;
};

function linesAt(path: Path, { before, after, kind, whole }: Sides): ComparedLine[] {
  if (isSame(before, after)) return [];
  const names = [...new Set([...namesIn(before), ...namesIn(after)])];
  if (names.length > 0) {
    return names.flatMap((name) => linesAt([...path, name], { before: partOf(before, name), after: partOf(after, name), kind, whole }));
  }
  if (path.at(-1) === 'type') return [];
  const label = pathName(path, kind, whole);
  if (typeof before !== 'string' || typeof after !== 'string' || !`${before}${after}`.includes('\n'))
    return [{ label, before: textOf(before), after: textOf(after) }];
  return hunksOf(before.split('\n'), after.split('\n')).map(({ line, removed, added }) => ({
    label: t('text.line', { label, line }),
    before: removed.length === 0 ? null : removed.join('\n'),
    after: added.length === 0 ? null : added.join('\n'),
  }));
}

function namesIn(value: unknown): readonly (string | number)[] {
  if (Array.isArray(value)) return value.map((_, index) => index);
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

function partOf(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[name] : undefined;
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return t(value ? 'text.yes' : 'text.no');
  return typeof value === 'object' ? null : String(value);
}
