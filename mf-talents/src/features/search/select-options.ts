import type { Named } from '@alltalent/shared/contracts';
import type { SelectOption } from '@alltalent/shared/ui';
import { SORT_LABELS } from './talent-search';

export const SORT_OPTIONS: readonly SelectOption[] = Object.entries(SORT_LABELS).map(([value, label]) => ({ value, label }));

export function toOptions(rows: readonly Named[] | undefined): readonly SelectOption[] {
  return (rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}
