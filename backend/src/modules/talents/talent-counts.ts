import { TALENT_STATUS } from '@alltalent/shared/contracts';

type Counted = { readonly status: number; readonly categoryId: number };

/** Every listed talent, hidden ones included. */
export const LISTED_SCOPE = 'listed';
export const VISIBLE_SCOPE = 'visible';
export const categoryScope = (categoryId: number) => `category:${categoryId}`;

/** By how much each counter changes when `before` is replaced by `after`. */
export function countChanges(before: readonly Counted[], after: readonly Counted[]): ReadonlyMap<string, number> {
  const changes = new Map<string, number>();
  const add = (row: Counted, amount: number) => {
    for (const scope of scopesOf(row)) changes.set(scope, (changes.get(scope) ?? 0) + amount);
  };
  before.forEach((row) => add(row, -1));
  after.forEach((row) => add(row, 1));
  return new Map([...changes].filter(([, amount]) => amount !== 0));
}

function scopesOf({ status, categoryId }: Counted): string[] {
  return status === TALENT_STATUS.visible ? [LISTED_SCOPE, VISIBLE_SCOPE, categoryScope(categoryId)] : [LISTED_SCOPE];
}
