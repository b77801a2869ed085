import { type QueueItem, type QueuePageInput, type QueueResponse, REPORT_REASON_LABELS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/audit/audit-trail';
import { Clock } from '../../../kernel/clock/clock';
import { t } from '../../../kernel/messages';
import { oneLine } from '../../../kernel/text/form-text';
import { type Report, ReportsRepository } from '../../reports/reports.repository';
import { OfficeClaimsService } from '../claims/office-claims.service';
import type { OfficeQueue } from '../kit/office-queues';
import { parseCursor, type QueuePlace } from '../kit/queue-cursor';
import { COUNTED_ROWS, PAGE_ROWS, pageOf, searchedPageOf } from '../kit/queue-page';
import { CHILD_REPORT_HOURS, dueAt, lateBefore, PROMISE_HOURS } from '../kit/queue-promises';
import { ReportSearchService } from './report-search.service';

type Placed = { readonly item: QueueItem; readonly place: QueuePlace };

const LONGEST_TEXT = 100;
/** Begins the keys of places among the reports about children, which come before all others. */
const CHILD_KEY = 'c';

/** Lists open reports: those about children first, then the longest waiting. */
@Injectable()
export class ReportItemsService implements OfficeQueue {
  readonly queue = 'reports';

  constructor(
    private readonly reports: ReportsRepository,
    private readonly searching: ReportSearchService,
    private readonly claims: OfficeClaimsService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Returns a page of the queue, or of what a search finds in it. */
  async page({ after, search = '' }: QueuePageInput): Promise<QueueResponse> {
    if (search !== '') return this.searched(search, after);
    const [items, total] = await Promise.all([this.find(PAGE_ROWS, parseCursor(after)), this.countWaiting()]);
    await this.audit.recordRead('list-reports', 'reports', `${total} open reports`);
    return pageOf(items, total);
  }

  countWaiting(): Promise<number> {
    return this.reports.countOpenUpTo(COUNTED_ROWS);
  }

  async countLate(): Promise<number> {
    const now = this.clock.now();
    const [children, others] = await Promise.all([
      this.reports.countOpenBefore(true, lateBefore(now, CHILD_REPORT_HOURS), COUNTED_ROWS),
      this.reports.countOpenBefore(false, lateBefore(now, PROMISE_HOURS.reports), COUNTED_ROWS),
    ]);
    return Math.min(children + others, COUNTED_ROWS);
  }

  async first(most: number): Promise<readonly QueueItem[]> {
    return (await this.find(most)).map(({ item }) => item);
  }

  private async searched(search: string, after: string | undefined): Promise<QueueResponse> {
    const { keys, next } = await this.searching.page(search, after);
    const items = (await this.placed(await this.reports.findOpenAmong(keys.map(Number)))).map(({ item }) => item);
    await this.audit.recordRead('list-reports', 'reports', t('officeQueues.searched', { count: items.length }));
    return searchedPageOf(keys, items, next);
  }

  private async find(most: number, after?: QueuePlace): Promise<Placed[]> {
    return this.placed(await this.inOrder(most, after));
  }

  private async placed(found: readonly Report[]): Promise<Placed[]> {
    const claims = await this.claims.findMany(
      this.queue,
      found.map(({ id }) => String(id)),
    );
    return found.map((report) => {
      const item = { ...itemOf(report), claim: claims.get(String(report.id)) ?? null };
      return { item, place: { since: report.createdAt, key: `${isAboutChild(report) ? CHILD_KEY : ''}${report.id}` } };
    });
  }

  private async inOrder(most: number, after?: QueuePlace): Promise<Report[]> {
    const isAmongChildren = after?.key.startsWith(CHILD_KEY) ?? true;
    const place = after && { createdAt: after.since, id: Number(after.key.replace(CHILD_KEY, '')) || 0 };
    const children = isAmongChildren ? await this.reports.findOpenOf(true, most, place) : [];
    const left = most - children.length;
    const others = left > 0 ? await this.reports.findOpenOf(false, left, isAmongChildren ? undefined : place) : [];
    return [...children, ...others];
  }
}

/** Whether the reason of a report is that a child is at risk. */
export function isAboutChild({ reason }: Pick<Report, 'reason'>): boolean {
  return reason === 'minor';
}

/** Hours in which a report should be looked at. */
export function promiseHoursOf(report: Pick<Report, 'reason'>): number {
  return isAboutChild(report) ? CHILD_REPORT_HOURS : PROMISE_HOURS.reports;
}

/** What sets a report apart: what was reported, a child at risk, a member who reported. */
export function marksOf(report: Pick<Report, 'reason' | 'subject' | 'reporterId'>): string[] {
  return [...(isAboutChild(report) ? ['child'] : []), report.subject, ...(report.reporterId === null ? [] : ['member'])];
}

function itemOf(report: Report): Omit<QueueItem, 'claim'> {
  const characters = [...oneLine(report.text)];
  const text = characters.length <= LONGEST_TEXT ? characters.join('') : `${characters.slice(0, LONGEST_TEXT - 1).join('')}…`;
  return {
    id: String(report.id),
    title: REPORT_REASON_LABELS[report.reason],
    detail: text === '' ? t('officeQueues.noText') : text,
    waiting_since: new Date(report.createdAt).toISOString(),
    due_at: dueAt(report.createdAt, promiseHoursOf(report)),
    marks: marksOf(report),
  };
}
