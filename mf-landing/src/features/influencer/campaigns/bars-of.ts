import type { ListBlock } from '@alltalent/shared/contracts';

type Bar = {
  readonly name: string;
  readonly figure: string;
  /** Of the highest one, 0 to 100. */
  readonly height: number;
  readonly isHighest: boolean;
};

/** The bars of a chart; an entry without a number has none. */
export function barsOf(items: ListBlock['items']): readonly Bar[] {
  const values = items.map(({ figure = '' }) => Math.max(0, Number.parseFloat(figure) || 0));
  const highest = Math.max(...values);
  return items.map(({ title, figure = '' }, index) => {
    const value = values[index] ?? 0;
    return { name: title, figure, height: highest > 0 ? (value / highest) * 100 : 0, isHighest: value > 0 && value === highest };
  });
}
