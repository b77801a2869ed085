import { SCHEMAS, type TalentCities, type TalentCitiesQuery, type TalentCity } from '@alltalent/shared/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { validated } from '../../kernel/http/validated.pipe';
import { TalentCitiesService } from './talent-cities.service';

const KEEP_SECONDS = 300;

@Controller('api')
export class TalentCitiesController {
  constructor(private readonly cities: TalentCitiesService) {}

  @Get('talent-cities')
  @Cacheable(KEEP_SECONDS)
  suggest(@Query(validated(SCHEMAS.talentCities.input)) query: TalentCitiesQuery): TalentCities {
    return { status: 200, data: this.find(query) };
  }

  private find({ q, name, id }: TalentCitiesQuery): TalentCity[] {
    if (id !== undefined) return this.cities.withId(id);
    return name === undefined ? this.cities.suggest(q) : this.cities.named(name);
  }
}
