import { Injectable } from '@nestjs/common';
import { OFFICE_PAGE_SIZE } from '@alltalent/shared/contracts';
import { type PeopleSource, peopleSources } from '../../people/people-search';
import { type SearchedPage, searchedPage, type SearchSource } from './search-page';
import { type RangeName, SearchRangesRepository } from './search-ranges.repository';

const ACCOUNT_RANGES: Readonly<Record<Exclude<PeopleSource['column'], 'createdAt'>, RangeName>> = {
  email: 'account-email',
  id: 'account-id',
  loginPhone: 'account-phone',
  mobileNumber: 'account-number',
  name: 'account-name',
  nameBack: 'account-name-back',
  slug: 'account-slug',
};

/** Makes the sources of a search from ranges of indexes, and reads pages of them. */
@Injectable()
export class QueueSearchService {
  constructor(private readonly ranges: SearchRangesRepository) {}

  /** Returns a page of what the sources lead to, of as many items as lists of the office show. Throws VALIDATION_FAILED. */
  page(sources: readonly SearchSource[], after: string | undefined): Promise<SearchedPage> {
    return searchedPage(sources, after, OFFICE_PAGE_SIZE);
  }

  /** Makes the source of a range; `itemsOf` finds what its rows lead to. */
  range(name: RangeName, start: string, itemsOf: SearchSource['itemsOf']): SearchSource {
    return { find: (after, most) => this.ranges.find(name, start, after, most), itemsOf };
  }

  /** Makes the sources of the accounts that a text names: by name, e-mail address, phone number, id or slug. */
  accounts(text: string, itemsOf: SearchSource['itemsOf']): readonly SearchSource[] {
    return peopleSources(text).flatMap(({ column, start }) =>
      column === 'createdAt' ? [] : [this.range(ACCOUNT_RANGES[column], start, itemsOf)],
    );
  }

  /** Makes the source of one row, whose key was typed. */
  one(key: string, itemsOf: SearchSource['itemsOf']): SearchSource {
    return { find: (after) => Promise.resolve(after === null ? [key] : []), itemsOf };
  }
}

const NUMBER = /^#?(?<digits>[1-9]\d{0,8})$/u;

/** Returns the number that a text is, '41' or '#41'; null for any other text. */
export function numberIn(text: string): string | null {
  return NUMBER.exec(text)?.groups?.['digits'] ?? null;
}
