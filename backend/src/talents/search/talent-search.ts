import type { Sort } from '@alltalent/shared/contracts';
import type { BirthdayRange } from '../schema/birthdays';
import type { CardTalent } from './talent.mapper';

/** Requires an attribute's number, or the index among its options, between `from` and `to`. */
export type AttributeCondition = { readonly attributeId: number; readonly from: number; readonly to: number };

/** A filter in terms of the projection: ids, day numbers and tokens. */
export type SearchFilter = {
  readonly categoryId?: number;
  readonly subCategoryId?: number;
  readonly genderId?: number;
  /** Cities to look in; an empty list finds nobody. */
  readonly cityIds?: readonly number[];
  readonly born?: BirthdayRange;
  /** Tokens that must all be found; the last one may be the beginning of a token. */
  readonly tokens?: readonly string[];
  /** Conditions that must all be met. */
  readonly attributes?: readonly AttributeCondition[];
  /** Includes hidden talents in the result, which are shown redacted. */
  readonly includesHidden: boolean;
};

export type SearchPage = {
  readonly sort: Sort;
  readonly number: number;
  readonly size: number;
  /** Id of the talent after which the page begins; when it is no longer listed, the number decides. */
  readonly after?: number | undefined;
};

export type SearchResult = {
  readonly ids: readonly number[];
  readonly total: number;
  /** Cached cards as new as the ids; left out when nothing is cached. */
  readonly cards?: RememberedCards;
};

/** Cached cards. */
export type RememberedCards = {
  /** Finds cards in the order of the ids; `read` loads those not cached, and leaves out talents without a card. */
  find(ids: readonly number[], read: (missing: readonly number[]) => Promise<readonly CardTalent[]>): Promise<readonly CardTalent[]>;
};

/** Port of the listing's search, so that a search engine can replace the database. */
export type TalentSearch = {
  /** Searches once `permit` has resolved, and prepares meanwhile. Rejects as `permit` does. */
  search(filter: SearchFilter, page: SearchPage, permit?: Promise<unknown>): Promise<SearchResult>;
};

export const TALENT_SEARCH = Symbol('TalentSearch');
