import { addDays, dayInIndia } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { CountedFiguresRepository } from './counted-figures.repository';
import { KeptFiguresRepository } from './kept-figures.repository';

/** What began before midnight may be committed after it. */
const SETTLED_MS = 3600 * 1000;
/** Days that are counted at a time. */
const DAYS_AT_ONCE = 31;
/** Figures are kept from this many days back; the page shows two years and the two before. */
const MOST_DAYS = 7 * 366;

/** Keeps the figures of days that are over, so that a page of figures costs as much with a million accounts. */
@Injectable()
export class KeepingFiguresService {
  constructor(
    private readonly counted: CountedFiguresRepository,
    private readonly kept: KeptFiguresRepository,
    private readonly clock: Clock,
  ) {}

  /** Keeps every day from the last kept one, or from the first of the site, to the last that is over; returns how many days. */
  async run(): Promise<number> {
    const last = addDays(dayInIndia(this.clock.now() - SETTLED_MS), -1);
    let days = 0;
    for (let from = await this.next(last); from <= last; from = addDays(from, DAYS_AT_ONCE)) {
      const end = addDays(from, DAYS_AT_ONCE - 1);
      const found = await this.counted.count({ from, to: end < last ? end : last });
      await this.kept.save(found.days, found.leads);
      days += found.days.length;
    }
    return days;
  }

  private async next(last: string): Promise<string> {
    const kept = await this.kept.lastDay();
    if (kept !== null) return addDays(kept, 1);
    const oldest = addDays(last, 1 - MOST_DAYS);
    const first = (await this.counted.firstDay()) ?? last;
    return [first < last ? first : last, oldest].sort().at(-1) ?? last;
  }
}
