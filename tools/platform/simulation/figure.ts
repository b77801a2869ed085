/** A count, and the bounds in which it must lie. */
export type Figure = {
  readonly what: string;
  readonly expected: string;
  readonly seen: number;
  readonly from: number;
  readonly to: number;
};

/** Standard deviations around the expectation that contain 99 % of the counts. */
const DEVIATIONS = 2.576;

/** Returns the figure of a count whose events have exactly this probability. */
export function countOf(what: string, chance: number, { seen, of }: { readonly seen: number; readonly of: number }): Figure {
  const margin = DEVIATIONS * Math.sqrt((chance * (1 - chance)) / of);
  return { what, expected: percent(chance), seen: seen / of, from: Math.max(0, chance - margin), to: Math.min(1, chance + margin) };
}

/** Returns the figure of a count whose events have at least this probability. */
export function atLeast(what: string, chance: number, counted: { readonly seen: number; readonly of: number }): Figure {
  return { ...countOf(what, chance, counted), expected: `${percent(chance)} or more`, to: 1 };
}

/** Returns the figure of what must never happen. */
export function noneOf(what: string, { seen }: { readonly seen: number }): Figure {
  return { what, expected: 'none', seen, from: 0, to: 0 };
}

export function isWithin({ seen, from, to }: Figure): boolean {
  return seen >= from && seen <= to;
}

export function percent(part: number): string {
  return `${(part * 100).toFixed(part < 0.01 ? 2 : 1)} %`;
}
