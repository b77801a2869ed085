import { Injectable } from '@nestjs/common';
import { isTicket, type WaitingFilter, WaitingContactMessagesService } from '../../../content';
import { typedSearch } from '../../../kernel/text/typed-search';
import { QueueSearchService } from '../search/queue-search.service';
import { type Led, type SearchedPage, themselves } from '../search/search-page';

const RANGES = ['letter-email', 'letter-name', 'letter-opening', 'letter-words'] as const;

/** Searches letters and applications, closed or not: by ticket, by the sender's e-mail address or name, and by opening or first words. */
@Injectable()
export class TicketSearchService {
  constructor(
    private readonly search: QueueSearchService,
    private readonly letters: WaitingContactMessagesService,
  ) {}

  /** Returns a page of the ids of letters that were found among those that fit. Throws VALIDATION_FAILED for a place that is none. */
  page(text: string, filter: WaitingFilter, after: string | undefined): Promise<SearchedPage> {
    const typed = typedSearch(text);
    const words = typed.toLowerCase();
    const ticket = typed.toUpperCase();
    const isNarrowed = !isTicket(ticket) && Object.values(filter).some((value) => value !== undefined);
    const fitting = (ids: readonly string[]) => (isNarrowed ? this.fitting(ids, filter) : themselves(ids));
    const ranges = typed.includes('@') ? (['letter-email', 'letter-words'] as const) : RANGES;
    return this.search.page(
      [this.search.range('letter-ticket', ticket, fitting), ...ranges.map((range) => this.search.range(range, words, fitting))],
      after,
    );
  }

  private async fitting(ids: readonly string[], filter: WaitingFilter): Promise<Led[]> {
    return themselves((await this.letters.findFitting(ids.map(Number).filter(Number.isSafeInteger), filter)).map(String));
  }
}
