import type { VariantResult } from '@alltalent/shared/contracts';
import { rateInterval } from '../../kernel/statistics/proportions';
import type { DayFigures } from './exposure-figures.repository';

const DAY_MS = 24 * 3600 * 1000;

/** Returns a variant's cumulative figures at the end of each UTC day of the experiment, including days without visitors. */
export function cumulativeDays(figures: readonly DayFigures[], variant: string): VariantResult['days'] {
  const days = figures.map(({ day }) => day);
  const first = Math.min(...days);
  const count = days.length === 0 ? 0 : (Math.max(...days) - first) / DAY_MS + 1;
  const own = figures.filter((figure) => figure.variant === variant);
  return Array.from({ length: count }, (_, index) => {
    const day = first + index * DAY_MS;
    const until = own.filter((figure) => figure.day <= day);
    const exposed = until.reduce((sum, figure) => sum + figure.exposed, 0);
    const converted = until.reduce((sum, figure) => sum + figure.converted, 0);
    const rate = exposed === 0 ? null : { at: converted / exposed, ...rateInterval({ count: converted, of: exposed }) };
    return { day: new Date(day).toISOString().slice(0, 10), exposed, converted, rate };
  });
}
