type Counted = { readonly categoryId: number };

/** Counter of everybody in the list without filters, hidden talents included: the number of talents shown anywhere. */
export const LISTED_SCOPE = 'listed';
/** Returns the counter of one category, hidden talents included. */
export const categoryScope = (categoryId: number) => `category:${categoryId}`;

/** Returns by how much each counter changes when `before` is replaced by `after`. */
export function countChanges(before: readonly Counted[], after: readonly Counted[]): ReadonlyMap<string, number> {
  const changes = addUp([...before.map((row) => ({ ...row, total: -1 })), ...after.map((row) => ({ ...row, total: 1 }))]);
  return new Map([...changes].filter(([, amount]) => amount !== 0));
}

/** Adds up the counters of groups of talents. */
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
