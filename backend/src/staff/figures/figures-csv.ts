import type { Figures, FigureSet } from '@alltalent/shared/contracts';
import { csvTable } from '../../kernel/text/csv-table';

const HUNDREDTHS = 100;
const FIGURES = [
  'sign_ups',
  'profiles_approved',
  'jobs_posted',
  'jobs_approved',
  'applications',
  'answers',
  'median_minutes_to_answer',
  'hires',
  'leads',
] as const;
const MONEY = ['orders_paid', 'paid_inr'] as const;

/** Returns periods as CSV, a line each, with the period that each is compared with; sums in rupees, for those who see money. */
export function periodsCsv({ periods, now }: Figures): string {
  const names = now.total.paid_minor === null ? FIGURES : [...FIGURES, ...MONEY];
  const rows = periods.map((period) => {
    const cells = { ...cellsOf(period.now, ''), ...cellsOf(period.before, 'before_') };
    return { from: period.from, to: period.to, ...cells };
  });
  return csvTable(['from', 'to', ...names, ...names.map((name) => `before_${name}`)], rows);
}

/** Returns leads by page and variant as CSV. */
export function leadsCsv({ leads }: Figures): string {
  const rows = leads.map(({ page, experiment, variant, now, before }) => ({
    page: page || 'other',
    experiment,
    variant,
    leads: now,
    before_leads: before,
  }));
  return csvTable(['page', 'experiment', 'variant', 'leads', 'before_leads'], rows);
}

function cellsOf(set: FigureSet, prefix: string): Readonly<Record<string, string | number>> {
  const { answer_minutes: minutes, paid_minor: minor, orders_paid: orders, ...counts } = set;
  const cells = {
    ...counts,
    median_minutes_to_answer: minutes ?? '',
    orders_paid: orders ?? '',
    paid_inr: minor === null ? '' : (minor / HUNDREDTHS).toFixed(2),
  };
  return Object.fromEntries(Object.entries(cells).map(([name, value]) => [`${prefix}${name}`, value]));
}
