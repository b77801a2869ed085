import type { TalentFilter } from '@alltalent/shared/contracts';
import { toAttributeConditions } from './attribute-filter';
import { ADULT_AGE, birthdaysOfAges, OLDEST_AGE } from '../schema/birthdays';
import type { LookupIndex } from '../lookups/lookups.service';
import { toSearchTokens } from '../schema/search-tokens';
import type { SearchFilter } from '../search/talent-search';

/** A text of signs only: no profile has such a word, so it finds nobody. */
const NO_TOKEN = ['\\'];

/**
 * A hidden profile may be seen to exist, in the whole list and in its category; it must not be found by anything
 * about the person (text, place, gender, age, attributes), or its data could be guessed by narrowing the filter.
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
    // Whatever is asked for, nobody under eighteen can be searched.
    born: hasAge ? birthdaysOfAges(now, Math.max(minAge ?? ADULT_AGE, ADULT_AGE), maxAge ?? OLDEST_AGE) : undefined,
    attributes: hasAttributes ? attributes : undefined,
    includesHidden: tokens === undefined && cityIds === undefined && gender === undefined && !hasAge && !hasAttributes,
  };
}
