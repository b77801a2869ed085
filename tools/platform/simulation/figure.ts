/** Something that was counted, and between which bounds it has to lie. */
export type Figure = {
  readonly what: string;
  readonly expected: string;
  readonly seen: number;
  readonly from: number;
  readonly to: number;
};

/** 99 % of the counts of a good program lie so many standard deviations around their chance. */
const DEVIATIONS = 2.576;

/** Counted of so many, where each has this chance. */
export function countOf(what: string, chance: number, { seen, of }: { readonly seen: number; readonly of: number }): Figure {
  const margin = DEVIATIONS * Math.sqrt((chance * (1 - chance)) / of);
  return { what, expected: percent(chance), seen: seen / of, from: Math.max(0, chance - margin), to: Math.min(1, chance + margin) };
}

/** Counted of so many, where each has this chance or a better one. */
export function atLeast(what: string, chance: number, counted: { readonly seen: number; readonly of: number }): Figure {
  return { ...countOf(what, chance, counted), expected: `${percent(chance)} or more`, to: 1 };
}

export function isWithin({ seen, from, to }: Figure): boolean {
  return seen >= from && seen <= to;
}

export function percent(part: number): string {
  return `${(part * 100).toFixed(part < 0.01 ? 2 : 1)} %`;
}
