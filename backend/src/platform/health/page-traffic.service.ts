import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { PageVitalsRepository } from './page-vitals.repository';

const DAY_MS = 24 * 3600 * 1000;
const MOST_DAYS = 7;

/** Page views that visitors who allow statistics reported. */
@Injectable()
export class PageTrafficService {
  constructor(
    private readonly vitals: PageVitalsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the views a day of these routes (their ids) over the last seven days, or over fewer where reports do not reach back so
   * far; null without any.
   */
  async viewsPerDay(remote: string, routes: readonly string[]): Promise<number | null> {
    const now = this.clock.now();
    const views = await this.vitals.countViews(remote, routes, now - MOST_DAYS * DAY_MS);
    if (views === 0) return null;
    const reach = (now - ((await this.vitals.oldestReport()) ?? now)) / DAY_MS;
    return views / Math.min(MOST_DAYS, Math.max(1, reach));
  }
}
