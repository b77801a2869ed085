import {
  type Counters,
  type Creators,
  type FastestGrowing,
  type FeaturedTalents,
  type Hirers,
  type JobList,
  type LandingPeople,
  type PageName,
  SCHEMAS,
} from '@alltalent/shared/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { validated } from '../../kernel/http/validated.pipe';
import { LandingPeopleService } from './landing-people.service';
import { LandingService } from './landing.service';

const KEEP_SECONDS = 30;

@Controller('api/landing')
export class LandingController {
  constructor(
    private readonly landing: LandingService,
    private readonly people: LandingPeopleService,
  ) {}

  @Get('featured-talents')
  @Cacheable(KEEP_SECONDS)
  async featuredTalents(): Promise<FeaturedTalents> {
    return { status: 200, data: await this.landing.featuredTalents() };
  }

  @Get('counters')
  @Cacheable(KEEP_SECONDS)
  async counters(): Promise<Counters> {
    return { status: 200, data: await this.landing.counters() };
  }

  @Get('fastest-growing')
  @Cacheable(KEEP_SECONDS)
  async fastestGrowing(): Promise<FastestGrowing> {
    return { status: 200, ...(await this.landing.fastestGrowing()) };
  }

  @Get('creators')
  @Cacheable(KEEP_SECONDS)
  async creators(): Promise<Creators> {
    return { status: 200, ...(await this.landing.creators()) };
  }

  @Get('gigs')
  @Cacheable(KEEP_SECONDS)
  async gigs(): Promise<JobList> {
    return { status: 200, data: await this.landing.gigs() };
  }

  @Get('hirers')
  @Cacheable(KEEP_SECONDS)
  async hirers(): Promise<Hirers> {
    return { status: 200, data: await this.landing.hirers() };
  }

  @Get('people/:page')
  @Cacheable(KEEP_SECONDS)
  async landingPeople(@Param(validated(SCHEMAS.landingPeople.input)) { page }: { readonly page: PageName }): Promise<LandingPeople> {
    return { status: 200, data: await this.people.ofPage(page) };
  }
}
