import type { Counters } from '@alltalent/shared/contracts';

export type Counted = { readonly label: string; readonly count: number };

type CounterName = keyof Counters['data'];

/** The counters under their labels, in the order of the labels. A zero is left out: it tells a visitor nothing. */
export function labelCounters(counters: Counters['data'], labels: Readonly<Record<CounterName, string>>): readonly Counted[] {
  const names: readonly CounterName[] = ['talents', 'open_jobs', 'cities'];
  return names.map((name) => ({ label: labels[name], count: counters[name] })).filter(({ count }) => count > 0);
}
