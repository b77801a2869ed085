import {
  type Counters,
  type Creators,
  dayInIndia,
  type FastestGrowing,
  type Hirers,
  type Job,
  type TalentCard,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { ExpiringCache } from '../../kernel/caching/expiring-cache';
import { OpenJobsService } from '../../jobs';
import { type NewcomerPick, TalentPicksService, TalentsService } from '../../talents';

const FEATURED_MAX = 12;
const NEWCOMERS_MAX = 6;
/** Number of newest profiles among which the fastest growing are found. */
const NEWCOMERS_AMONG = 120;
const CREATORS_MAX = 12;
const GIGS_MAX = 5;
const HIRERS_MAX = 8;
const INFLUENCERS = 'influencer';
const CACHE = { seconds: 30, maxEntries: 1 } as const;

@Injectable()
export class LandingService {
  private readonly cachedCounters = new ExpiringCache<Counters['data']>(CACHE);
  private readonly cachedNewcomers = new ExpiringCache<FastestGrowing['data']>(CACHE);

  constructor(
    private readonly talents: TalentsService,
    private readonly picks: TalentPicksService,
    private readonly jobs: OpenJobsService,
  ) {}

  featuredTalents(): Promise<TalentCard[]> {
    return this.talents.featured(FEATURED_MAX);
  }

  counters(): Promise<Counters['data']> {
    return this.cachedCounters.get('counters', () => this.count());
  }

  /** Returns the newest members with the fullest profiles, cached for 30 seconds. */
  async fastestGrowing(): Promise<Omit<FastestGrowing, 'status'>> {
    const data = await this.cachedNewcomers.get('newcomers', async () => {
      const picks = await this.picks.fullestNewcomers(NEWCOMERS_MAX, NEWCOMERS_AMONG);
      return picks.map(toNewcomer);
    });
    return { data, among: NEWCOMERS_AMONG };
  }

  async creators(): Promise<Omit<Creators, 'status'>> {
    const { cards, total } = await this.picks.newestOfCategory(INFLUENCERS, CREATORS_MAX);
    return { data: [...cards], total };
  }

  gigs(): Promise<Job[]> {
    return this.jobs.openJobs(GIGS_MAX);
  }

  hirers(): Promise<Hirers['data']> {
    return this.jobs.hirers(HIRERS_MAX);
  }

  private async count(): Promise<Counters['data']> {
    const [talents, open_jobs, cities] = await Promise.all([this.talents.countListed(), this.jobs.countOpen(), this.talents.countCities()]);
    return { talents, open_jobs, cities };
  }
}

function toNewcomer({ card, joinedAt, pictures, credits, languages }: NewcomerPick): FastestGrowing['data'][number] {
  return { ...card, joined_on: dayInIndia(joinedAt.getTime()), pictures, credits, languages };
}
