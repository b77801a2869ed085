import type { Sort } from '@alltalent/shared/contracts';
import type { BirthdayRange } from '../schema/birthdays';
import type { CardTalent } from './talent.mapper';

/** An attribute's number, or the position among its options, lies between these two. */
export type AttributeCondition = { readonly attributeId: number; readonly from: number; readonly to: number };

/** A filter in the terms of the projection: ids, day numbers and folded words only. */
export type SearchFilter = {
  readonly categoryId?: number;
  readonly subCategoryId?: number;
  readonly genderId?: number;
  /** Cities to look in; an empty list finds nobody. */
  readonly cityIds?: readonly number[];
  readonly born?: BirthdayRange;
  /** Every word must be found; the last one may be the beginning of a word. */
  readonly tokens?: readonly string[];
  /** Every one must be met. */
  readonly attributes?: readonly AttributeCondition[];
  /** Hidden talents are part of the answer (they are shown redacted). */
  readonly includesHidden: boolean;
};

export type SearchPage = {
  readonly sort: Sort;
  readonly number: number;
  readonly size: number;
  /** Id of the talent the page begins behind; where it is not listed any more, the number decides. */
  readonly after?: number | undefined;
};

export type SearchResult = {
  readonly ids: readonly number[];
  readonly total: number;
  /** As new as the ids are; left out where nothing is remembered. */
  readonly cards?: RememberedCards;
};

/** What cards showed when they were last read. */
export type RememberedCards = {
  /** In the order of the ids; `read` brings whoever is not remembered, and leaves out whoever is no card. */
  find(ids: readonly number[], read: (missing: readonly number[]) => Promise<readonly CardTalent[]>): Promise<readonly CardTalent[]>;
};

/** The port behind the listing: a search engine can take the database's place. */
export type TalentSearch = {
  /** Looks for nobody before `permit` has come out well; what can be made ready meanwhile is. Rejects as `permit` does. */
  search(filter: SearchFilter, page: SearchPage, permit?: Promise<unknown>): Promise<SearchResult>;
};

export const TALENT_SEARCH = Symbol('TalentSearch');
