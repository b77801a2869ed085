import { dayInIndia } from '@alltalent/shared/contracts';

const INDIA_OFFSET = '+05:30';

export type Month = {
  /** First moment of the month. */
  readonly from: number;
  /** First moment of the next one. */
  readonly to: number;
};

/** Returns the calendar month in India that `now` is in. */
export function monthInIndia(now: number): Month {
  const [year = 0, month = 0] = dayInIndia(now).split('-').map(Number);
  return { from: firstMomentOf(year, month), to: month === 12 ? firstMomentOf(year + 1, 1) : firstMomentOf(year, month + 1) };
}

function firstMomentOf(year: number, month: number): number {
  return Date.parse(`${year}-${String(month).padStart(2, '0')}-01T00:00:00${INDIA_OFFSET}`);
}
