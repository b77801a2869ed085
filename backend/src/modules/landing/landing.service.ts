import type { Counters, TalentCard } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { ExpiringCache } from '../../caching/expiring-cache';
import { JobsService } from '../jobs';
import { TalentsService } from '../talents';

const FEATURED_MAX = 12;
const COUNTERS_SECONDS = 30;

@Injectable()
export class LandingService {
  private readonly kept = new ExpiringCache<Counters['data']>({ seconds: COUNTERS_SECONDS, maxEntries: 1 });

  constructor(
    private readonly talents: TalentsService,
    private readonly jobs: JobsService,
  ) {}

  featuredTalents(): Promise<TalentCard[]> {
    return this.talents.featured(FEATURED_MAX);
  }

  counters(): Promise<Counters['data']> {
    return this.kept.get('counters', () => this.count());
  }

  private async count(): Promise<Counters['data']> {
    const [talents, open_jobs, cities] = await Promise.all([
      this.talents.countVisible(),
      this.jobs.countOpen(),
      this.talents.countCities(),
    ]);
    return { talents, open_jobs, cities };
  }
}
