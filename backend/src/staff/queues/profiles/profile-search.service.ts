import { Injectable } from '@nestjs/common';
import { typedSearch } from '../../../kernel/text/typed-search';
import { QueueSearchService } from '../search/queue-search.service';
import { type SearchedPage, themselves } from '../search/search-page';
import { WaitingKeysRepository } from '../search/waiting-keys.repository';

/** Searches submitted profiles: by the name that was sent in, and by the account's name, e-mail address, phone number, id or slug. */
@Injectable()
export class ProfileSearchService {
  constructor(
    private readonly search: QueueSearchService,
    private readonly waiting: WaitingKeysRepository,
  ) {}

  /** Returns a page of the accounts whose profiles were found. Throws VALIDATION_FAILED for a place that is none. */
  page(text: string, after: string | undefined): Promise<SearchedPage> {
    const typed = typedSearch(text);
    const name = typed.toLowerCase();
    const names = (['profile-name', 'profile-name-back'] as const).map((range) => this.search.range(range, name, themselves));
    const accounts = this.search.accounts(typed, (ids) => this.waiting.find('profiles of accounts', ids));
    return this.search.page([...names, ...accounts], after);
  }
}
