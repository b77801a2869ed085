import { Injectable } from '@nestjs/common';
import { typedSearch } from '../../../kernel/text/typed-search';
import { numberIn, QueueSearchService } from '../search/queue-search.service';
import { type SearchedPage, themselves } from '../search/search-page';
import { WaitingKeysRepository } from '../search/waiting-keys.repository';

/** Searches submitted jobs: by number, by title and client as they were sent in, and by the client's account. */
@Injectable()
export class JobSearchService {
  constructor(
    private readonly search: QueueSearchService,
    private readonly waiting: WaitingKeysRepository,
  ) {}

  /** Returns a page of the numbers of jobs that were found. Throws VALIDATION_FAILED for a place that is none. */
  page(text: string, after: string | undefined): Promise<SearchedPage> {
    const typed = typedSearch(text);
    const words = typed.toLowerCase();
    const number = numberIn(typed);
    return this.search.page(
      [
        ...(number === null ? [] : [this.search.one(number, (ids) => this.waiting.find('jobs', ids))]),
        this.search.range('job-title', words, themselves),
        this.search.range('job-poster', words, themselves),
        ...this.search.accounts(typed, (ids) => this.waiting.find('jobs of accounts', ids)),
      ],
      after,
    );
  }
}
