import type { FilterAttribute } from '@alltalent/shared/contracts';

/** A placeholder that names no unit. */
const NO_UNIT = 'number';

/** What an input's numbers count, where it is more than a number: 'kg'. */
export function unitOf({ type, placeholder }: FilterAttribute): string {
  return type === 'dropdown' || placeholder === NO_UNIT ? '' : placeholder;
}
