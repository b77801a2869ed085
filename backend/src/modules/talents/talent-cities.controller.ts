import { SCHEMAS, type TalentCities, type TalentCitiesQuery } from '@alltalent/shared/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { Cacheable } from '../../caching/cacheable.interceptor';
import { validated } from '../../platform/http/validated.pipe';
import { TalentCitiesService } from './talent-cities.service';

const KEEP_SECONDS = 300;

@Controller('api')
export class TalentCitiesController {
  constructor(private readonly cities: TalentCitiesService) {}

  @Get('talent-cities')
  @Cacheable(KEEP_SECONDS)
  async suggest(@Query(validated(SCHEMAS.talentCities.input)) { q, id }: TalentCitiesQuery): Promise<TalentCities> {
    return { status: 200, data: await (id === undefined ? this.cities.suggest(q) : this.cities.withId(id)) };
  }
}
