import type { TalentCity } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { gazetteer } from '../cities/gazetteer';

/** Finds cities of the world list; the listing itself searches only cities that profiles name. */
@Injectable()
export class TalentCitiesService {
  suggest(text: string): TalentCity[] {
    return gazetteer().suggest(text);
  }

  /** Returns the largest city of this name as the only row; none for an unknown name. */
  named(text: string): TalentCity[] {
    return rowOf(gazetteer().named(text));
  }

  /** Returns the city as the only row; none for an unknown id. */
  withId(id: number): TalentCity[] {
    return rowOf(gazetteer().find(id));
  }
}

const rowOf = (city: TalentCity | undefined) => (city ? [city] : []);
