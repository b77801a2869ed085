type Counted = { readonly categoryId: number };

/** Everybody in the list without filters, hidden ones included: whatever says how many talents there are says this. */
export const LISTED_SCOPE = 'listed';
/** The same with that category alone. */
export const categoryScope = (categoryId: number) => `category:${categoryId}`;

/** By how much each counter changes when `before` is replaced by `after`. */
export function countChanges(before: readonly Counted[], after: readonly Counted[]): ReadonlyMap<string, number> {
  const changes = addUp([...before.map((row) => ({ ...row, total: -1 })), ...after.map((row) => ({ ...row, total: 1 }))]);
  return new Map([...changes].filter(([, amount]) => amount !== 0));
}

/** What each counter comes to when there are so many talents of each kind. */
export function addUp(groups: readonly (Counted & { readonly total: number })[]): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  for (const { total, ...kind } of groups) {
    for (const scope of scopesOf(kind)) totals.set(scope, (totals.get(scope) ?? 0) + total);
  }
  return totals;
}

function scopesOf({ categoryId }: Counted): string[] {
  return [LISTED_SCOPE, categoryScope(categoryId)];
}
