import type { TalentFilter } from '@alltalent/shared/contracts';
import { toAttributeConditions } from './attribute-filter';
import { ADULT_AGE, birthdaysOfAges, OLDEST_AGE } from '../schema/birthdays';
import type { LookupIndex } from '../lookups/lookups.service';
import { toSearchTokens } from '../schema/search-tokens';
import type { SearchFilter } from '../search/talent-search';

/** Stands for a text of signs only: no profile has this token, so nobody is found. */
const NO_TOKEN = ['\\'];

/**
 * Converts a filter to the terms of the projection. A hidden profile shows in the whole list and in its category, but is not
 * found by anything about the person (text, place, gender, age, attributes), or its data could be guessed by narrowing.
 */
export function toSearchFilter(filter: TalentFilter, lookups: LookupIndex, now: Date): SearchFilter {
  const { gender, minAge, maxAge } = filter.filterAttribute;
  const tokens = filter.searchtext === '' ? undefined : toSearchTokens(filter.searchtext);
  const cityIds = filter.location === '' ? undefined : lookups.cityIdsMatching(filter.location);
  const attributes = toAttributeConditions(filter.filterAttribute, lookups);
  const hasAttributes = attributes.length > 0;
  const hasAge = minAge !== undefined || maxAge !== undefined;
  return {
    categoryId: filter.category,
    subCategoryId: filter.subCategory,
    genderId: gender,
    cityIds,
    tokens: tokens?.length === 0 ? NO_TOKEN : tokens,
    // Whatever ages are asked for, nobody under eighteen is found.
    born: hasAge ? birthdaysOfAges(now, Math.max(minAge ?? ADULT_AGE, ADULT_AGE), maxAge ?? OLDEST_AGE) : undefined,
    attributes: hasAttributes ? attributes : undefined,
    includesHidden: tokens === undefined && cityIds === undefined && gender === undefined && !hasAge && !hasAttributes,
  };
}
