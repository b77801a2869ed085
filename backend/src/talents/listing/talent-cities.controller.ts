import type { TalentCities, TalentCitiesQuery, TalentCity } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { TalentCitiesService } from './talent-cities.service';

const CACHE_SECONDS = 300;

@Controller()
export class TalentCitiesController {
  constructor(private readonly cities: TalentCitiesService) {}

  @Handles('talentCities')
  @Cacheable(CACHE_SECONDS)
  suggest(@Input() query: TalentCitiesQuery): TalentCities {
    return { status: 200, data: this.find(query) };
  }

  private find({ q, name, id }: TalentCitiesQuery): TalentCity[] {
    if (id !== undefined) return this.cities.withId(id);
    return name === undefined ? this.cities.suggest(q) : this.cities.named(name);
  }
}
