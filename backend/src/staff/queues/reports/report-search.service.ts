import { REPORT_SUBJECTS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { typedSearch } from '../../../kernel/text/typed-search';
import { ReportedAccountsRepository } from '../../reports/reported-accounts.repository';
import { numberIn, QueueSearchService } from '../search/queue-search.service';
import type { Led, SearchedPage } from '../search/search-page';
import { WaitingKeysRepository } from '../search/waiting-keys.repository';

/** Reports that accounts lead to at most, by each of the two ways. */
const MOST_REPORTS = 1000;

/**
 * Searches open reports: by their number or that of what is reported, by the account of the reporter or of who is reported, and by the title
 * of a job or the name of a talent on the site.
 */
@Injectable()
export class ReportSearchService {
  constructor(
    private readonly search: QueueSearchService,
    private readonly waiting: WaitingKeysRepository,
    private readonly reported: ReportedAccountsRepository,
  ) {}

  /** Returns a page of the numbers of reports that were found. Throws VALIDATION_FAILED for a place that is none. */
  page(text: string, after: string | undefined): Promise<SearchedPage> {
    const typed = typedSearch(text);
    const words = typed.toLowerCase();
    const number = numberIn(typed);
    return this.search.page(
      [
        ...(number === null ? [] : [this.search.one(number, (ids) => this.numbered(ids))]),
        ...this.search.accounts(typed, (ids) => this.ofAccounts(ids)),
        this.search.range('shown-job-title', words, (ids) => this.waiting.reportsOn('job', ids)),
        this.search.range('talent-name', words, (ids) => this.waiting.reportsOn('profile', ids)),
      ],
      after,
    );
  }

  /** Finds reports with a number, and those on a subject with it. */
  private async numbered(ids: readonly string[]): Promise<Led[]> {
    const subjects = REPORT_SUBJECTS.map((subject) => this.waiting.reportsOn(subject, ids));
    return apart((await Promise.all([this.waiting.find('reports', ids), ...subjects])).flat());
  }

  /** Finds reports by accounts, and those about them and what they published or wrote. */
  private async ofAccounts(ids: readonly string[]): Promise<Led[]> {
    const [by, about] = await Promise.all([
      this.waiting.find('reports by accounts', ids),
      this.reported.findAboutAny(ids, { most: MOST_REPORTS, isOpen: true }),
    ]);
    return apart([...by, ...about.map(({ account, id }) => ({ leader: account, item: String(id) }))]);
  }
}

/** Leaves out what a row leads to by several ways. */
function apart(led: readonly Led[]): Led[] {
  return [...new Map(led.map((one) => [`${one.leader} ${one.item}`, one])).values()];
}
