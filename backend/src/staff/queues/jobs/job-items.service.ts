import type { QueueItem, QueuePageInput, QueueResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { type JobRecord, JobReviewsService, reviewReasons } from '../../../jobs';
import { AuditTrail } from '../../../kernel/audit/audit-trail';
import { Clock } from '../../../kernel/clock/clock';
import { t } from '../../../kernel/messages';
import { OfficeClaimsService } from '../claims/office-claims.service';
import type { OfficeQueue } from '../kit/office-queues';
import { parseCursor, type QueuePlace } from '../kit/queue-cursor';
import { COUNTED_ROWS, PAGE_ROWS, pageOf, searchedPageOf } from '../kit/queue-page';
import { lateBefore, PROMISE_HOURS } from '../kit/queue-promises';
import { JobSearchService } from './job-search.service';

type Placed = { readonly item: QueueItem; readonly place: QueuePlace };

/** Lists submitted jobs, the longest waiting first. */
@Injectable()
export class JobItemsService implements OfficeQueue {
  readonly queue = 'jobs';

  constructor(
    private readonly reviews: JobReviewsService,
    private readonly searching: JobSearchService,
    private readonly claims: OfficeClaimsService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Returns a page of the queue, or of what a search finds in it. */
  async page({ after, search = '' }: QueuePageInput): Promise<QueueResponse> {
    if (search !== '') return this.searched(search, after);
    const [items, total] = await Promise.all([this.find(PAGE_ROWS, parseCursor(after)), this.countWaiting()]);
    await this.audit.recordRead('list-jobs', 'jobs', `${total} jobs that wait`);
    return pageOf(items, total);
  }

  countWaiting(): Promise<number> {
    return this.reviews.countWaiting(COUNTED_ROWS);
  }

  countLate(): Promise<number> {
    return this.reviews.countWaiting(COUNTED_ROWS, lateBefore(this.clock.now(), PROMISE_HOURS.jobs));
  }

  async first(most: number): Promise<readonly QueueItem[]> {
    return (await this.find(most)).map(({ item }) => item);
  }

  private async searched(search: string, after: string | undefined): Promise<QueueResponse> {
    const { keys, next } = await this.searching.page(search, after);
    const items = (await this.placed(await this.reviews.waitingAmong(keys.map(Number)))).map(({ item }) => item);
    await this.audit.recordRead('list-jobs', 'jobs', t('officeQueues.searched', { count: items.length }));
    return searchedPageOf(keys, items, next);
  }

  private async find(most: number, after?: QueuePlace): Promise<Placed[]> {
    return this.placed(await this.reviews.longestWaiting(most, after && { savedAt: after.since, id: Number(after.key) || 0 }));
  }

  private async placed(waiting: readonly JobRecord[]): Promise<Placed[]> {
    const claims = await this.claims.findMany(
      this.queue,
      waiting.map(({ id }) => String(id)),
    );
    return waiting.map((job) => {
      const item = { ...itemOf(job), claim: claims.get(String(job.id)) ?? null };
      return { item, place: { since: job.savedAt, key: String(job.id) } };
    });
  }
}

function itemOf(job: JobRecord): Omit<QueueItem, 'claim'> {
  const { posted_by: poster = job.postedBy, closes_on: closesOn = job.closesOn } = job.submitted ?? {};
  return {
    id: String(job.id),
    title: titleOf(job),
    detail: [poster, closesOn === '' ? '' : t('officeQueues.closes', { day: closesOn })].filter(Boolean).join(' · '),
    waiting_since: new Date(job.savedAt).toISOString(),
    marks: marksOf(job),
  };
}

/** Title that was sent in. */
export function titleOf({ title, submitted }: Pick<JobRecord, 'title' | 'submitted'>): string {
  return submitted?.title ?? title;
}

/** What sets a waiting job apart: a change of a shown one, and the checks that made it wait. */
export function marksOf({ submitted, publishedAt }: Pick<JobRecord, 'submitted' | 'publishedAt'>): string[] {
  const isChange = publishedAt !== null;
  const reasons = reviewReasons(submitted, isChange).filter((reason) => reason !== 'changed');
  return [...(isChange ? ['change'] : []), ...reasons];
}
