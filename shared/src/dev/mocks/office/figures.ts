import { addDays, dayInIndia, FIGURE_PERIODS, type Figures, type FigureSet, USUAL_PERIODS } from '../../../contracts';
import type { OfficeCall, OfficeInput } from './office-call';

const WEEK_DAYS = 7;
const MONTH_DAYS = 30;
const LENGTHS = { day: 1, week: WEEK_DAYS, month: MONTH_DAYS } as const;
/** A figure swings by this many parts of 100 around its mean, over the weeks. */
const SWING = 35;

/** Periods that end today, each as long as the one before: enough for a page without a server. */
function figuresOf(input: OfficeInput): Figures {
  const by = FIGURE_PERIODS.find((period) => period === input['by']) ?? 'day';
  const [count, length, today] = [USUAL_PERIODS[by], LENGTHS[by], dayInIndia(Date.now())];
  const spanOf = (index: number) => ({
    from: addDays(today, 1 - (count - index) * length),
    to: addDays(today, (index + 1 - count) * length),
  });
  const periods = Array.from({ length: count }, (_period, index) => ({
    ...spanOf(index),
    now: setOf(index + count, length),
    before: setOf(index, length),
  }));
  const [first, last] = [spanOf(0), spanOf(count - 1)];
  return {
    by,
    now: { from: first.from, to: last.to, total: sumOf(periods.map(({ now }) => now)) },
    before: { from: spanOf(-count).from, to: addDays(first.from, -1), total: sumOf(periods.map(({ before }) => before)) },
    is_complete: true,
    periods,
    leads: [
      { page: '/hiring-influencer', experiment: 'first-words', variant: 'A', now: 4 * count, before: 3 * count },
      { page: '/hiring-influencer', experiment: 'first-words', variant: 'B', now: 3 * count, before: count },
      { page: '/product-photoshoot', experiment: '', variant: '', now: 2 * count, before: 2 * count },
      { page: '/singer', experiment: '', variant: '', now: count, before: count + 4 },
      { page: '', experiment: '', variant: '', now: 2, before: 0 },
    ],
  };
}

function setOf(index: number, days: number): FigureSet {
  const around = (mean: number, shift: number) =>
    Math.round(mean * days * (1 + (SWING / 100) * Math.sin(index * 0.9 + shift) + index / 200));
  const orders = around(3, 7);
  return {
    sign_ups: around(24, 0),
    profiles_approved: around(9, 1),
    jobs_posted: around(5, 2),
    jobs_approved: around(2, 3),
    applications: around(96, 4),
    answers: around(40, 5),
    answer_minutes: days === 1 && index % 9 === 4 ? null : 340 + Math.round(160 * Math.sin(index * 0.7)),
    hires: around(4, 6),
    leads: around(7, 8),
    orders_paid: orders,
    paid_minor: orders * 99_900,
  };
}

function sumOf(sets: readonly FigureSet[]): FigureSet {
  const sum = (key: Exclude<keyof FigureSet, 'answer_minutes'>) => sets.reduce((total, set) => total + (set[key] ?? 0), 0);
  return {
    sign_ups: sum('sign_ups'),
    profiles_approved: sum('profiles_approved'),
    jobs_posted: sum('jobs_posted'),
    jobs_approved: sum('jobs_approved'),
    applications: sum('applications'),
    answers: sum('answers'),
    answer_minutes: sets[0]?.answer_minutes ?? null,
    hires: sum('hires'),
    leads: sum('leads'),
    orders_paid: sum('orders_paid'),
    paid_minor: sum('paid_minor'),
  };
}

/** Calls of the page of figures. */
export const FIGURE_CALLS = {
  officeFigures: (input) => ({ body: { status: 200, data: figuresOf(input) } }),
  officeFiguresCsv: (input) => ({
    body: ['from,to,sign_ups', ...figuresOf(input).periods.map(({ from, to, now }) => `${from},${to},${now.sign_ups}`), ''].join('\r\n'),
    type: 'text/csv',
  }),
} as const satisfies Record<string, OfficeCall>;
