import type { Named } from '@alltalent/shared/contracts';
import type { SelectOption } from '@alltalent/shared/ui';

export function toOptions(rows: readonly Named[] | undefined): readonly SelectOption[] {
  return (rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}
