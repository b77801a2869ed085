import type { TalentCity } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { gazetteer } from '../cities/gazetteer';

/** Places of the world list; the listing looks in those that somebody's profile names. */
@Injectable()
export class TalentCitiesService {
  suggest(text: string): TalentCity[] {
    return gazetteer().suggest(text);
  }

  /** The largest city of this name as the only row; none for an unknown one. */
  named(text: string): TalentCity[] {
    return rowOf(gazetteer().named(text));
  }

  /** The city as the only row; none for an unknown id. */
  withId(id: number): TalentCity[] {
    return rowOf(gazetteer().find(id));
  }
}

const rowOf = (city: TalentCity | undefined) => (city ? [city] : []);
