import type { Counters, FeaturedTalents } from '@alltalent/shared/contracts';
import { Controller, Get } from '@nestjs/common';
import { Cacheable } from '../../caching/cacheable.interceptor';
import { LandingService } from './landing.service';

const KEEP_SECONDS = 30;

@Controller('api/landing')
export class LandingController {
  constructor(private readonly landing: LandingService) {}

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
}
