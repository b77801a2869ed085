import type {
  Counters,
  Creators,
  FastestGrowing,
  FeaturedTalents,
  Hirers,
  JobList,
  LandingPeople,
  PageContentInput,
} from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { LandingPeopleService } from './landing-people.service';
import { LandingService } from './landing.service';

const CACHE_SECONDS = 30;

@Controller()
export class LandingController {
  constructor(
    private readonly landing: LandingService,
    private readonly people: LandingPeopleService,
  ) {}

  @Handles('featuredTalents')
  @Cacheable(CACHE_SECONDS)
  async featuredTalents(): Promise<FeaturedTalents> {
    return { status: 200, data: await this.landing.featuredTalents() };
  }

  @Handles('counters')
  @Cacheable(CACHE_SECONDS)
  async counters(): Promise<Counters> {
    return { status: 200, data: await this.landing.counters() };
  }

  @Handles('fastestGrowing')
  @Cacheable(CACHE_SECONDS)
  async fastestGrowing(): Promise<FastestGrowing> {
    return { status: 200, ...(await this.landing.fastestGrowing()) };
  }

  @Handles('creators')
  @Cacheable(CACHE_SECONDS)
  async creators(): Promise<Creators> {
    return { status: 200, ...(await this.landing.creators()) };
  }

  @Handles('featuredGigs')
  @Cacheable(CACHE_SECONDS)
  async gigs(): Promise<JobList> {
    return { status: 200, data: await this.landing.gigs() };
  }

  @Handles('hirers')
  @Cacheable(CACHE_SECONDS)
  async hirers(): Promise<Hirers> {
    return { status: 200, data: await this.landing.hirers() };
  }

  @Handles('landingPeople')
  @Cacheable(CACHE_SECONDS)
  async landingPeople(@Input() { page, wording = '' }: PageContentInput): Promise<LandingPeople> {
    return { status: 200, data: await this.people.ofPage(page, wording) };
  }
}
