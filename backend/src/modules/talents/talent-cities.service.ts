import type { TalentCity } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { LookupsService } from './lookups.service';
import { foldText } from './search-words';

const MOST = 8;

@Injectable()
export class TalentCitiesService {
  constructor(private readonly lookups: LookupsService) {}

  /** The cities the listing would look in: by their own name first, then by their state or country. */
  async suggest(text: string): Promise<TalentCity[]> {
    const lookups = await this.lookups.read();
    const beginning = foldText(text);
    const ids = new Set(lookups.cityIdsMatching(text));
    const found = lookups.all.cities
      .filter(({ id }) => ids.has(id))
      .map((city) => ({ city, isByName: foldText(city.name).startsWith(beginning) }));
    return found
      .sort((one, other) => Number(other.isByName) - Number(one.isByName) || one.city.name.localeCompare(other.city.name, 'en'))
      .slice(0, MOST)
      .map(({ city }) => toTalentCity(city));
  }

  /** The city as the only row; none for an unknown id. */
  async withId(id: number): Promise<TalentCity[]> {
    const { all } = await this.lookups.read();
    return all.cities.filter((city) => city.id === id).map(toTalentCity);
  }
}

function toTalentCity({ id, name, state, country }: TalentCity): TalentCity {
  return { id, name, state, country };
}
