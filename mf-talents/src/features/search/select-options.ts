import { type Named, SORT_LABELS, SORTS } from '@alltalent/shared/contracts';
import type { SelectOption } from '@alltalent/shared/ui';

export const SORT_OPTIONS: readonly SelectOption[] = SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }));

export function toOptions(rows: readonly Named[] | undefined): readonly SelectOption[] {
  return (rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}
