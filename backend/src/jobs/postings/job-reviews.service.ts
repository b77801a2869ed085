import type { JobContent } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { type NewNotification, NotificationsService } from '../../notifications';
import { UsersService } from '../../auth';
import { IndexedJobsRepository } from './indexed-jobs.repository';
import { JobClosingService } from './job-closing.service';
import { approvedNotification, changesNotification, closedNotification, refusedNotification } from './job-notifications';
import { type PublishContext, JobPublisher } from './job-publisher.service';
import { refuseDecision } from './job-review.policy';
import type { JobRecord } from '../schema/job.entity';
import { OwnJobsRepository } from './own-jobs.repository';
import { shownContent } from './shown-content';
import { ShownJobRepository } from './shown-job.repository';

type Owned = JobRecord & { readonly ownerId: string };

/** Carries out decisions of staff about jobs. Of two decisions at once the second is refused. */
@Injectable()
export class JobReviewsService {
  constructor(
    private readonly jobs: OwnJobsRepository,
    private readonly roles: ShownJobRepository,
    private readonly publisher: JobPublisher,
    private readonly indexed: IndexedJobsRepository,
    private readonly closing: JobClosingService,
    private readonly users: UsersService,
    private readonly notifications: NotificationsService,
  ) {}

  waiting(limit: number): Promise<JobRecord[]> {
    return this.jobs.findWaiting(limit);
  }

  /** Finds jobs that wait for a decision, the longest waiting first: at most `most` of those behind `after`. */
  longestWaiting(most: number, after?: Pick<JobRecord, 'savedAt' | 'id'>): Promise<JobRecord[]> {
    return this.jobs.findWaitingAfter(most, after);
  }

  /** Finds which of these jobs wait for a decision. */
  waitingAmong(ids: readonly number[]): Promise<JobRecord[]> {
    return this.jobs.findWaitingAmong(ids);
  }

  /** Counts up to `most` jobs that wait for a decision; with `before` (ms) those that were sent in before. */
  countWaiting(most: number, before?: number): Promise<number> {
    return this.jobs.countWaiting(most, before);
  }

  async find(id: number): Promise<JobRecord> {
    const job = await this.jobs.findAny(id);
    if (!job) throw new DomainError('NOT_FOUND', { detail: `There is no job ${id}.` });
    return job;
  }

  /** Returns the content that is or was shown; null for a job that was never shown. */
  async shownOf(job: JobRecord): Promise<JobContent | null> {
    return job.publishedAt === null ? null : shownContent(job, await this.roles.findRoles(job.id));
  }

  /** Publishes exactly what was sent in. */
  async approve(id: number): Promise<void> {
    const context = await this.publisher.prepare();
    await this.decide(id, async (job) => {
      const content = job.submitted;
      if (!content) return;
      await this.requireShowable(job, context);
      await this.publisher.publish(job, content, context);
      const shown = (await this.jobs.findAny(id)) ?? job;
      await this.notify(approvedNotification({ ...shown, ownerId: job.ownerId }, { at: context.now }));
    });
  }

  async askChanges(id: number, reason: string): Promise<void> {
    const { now } = await this.publisher.prepare();
    await this.decide(id, async (job) => {
      await this.jobs.update(id, { review: 'changes', reviewNote: reason });
      await this.notify(changesNotification(job, reason, { at: now }));
    });
  }

  /** Closes a job that waits for a decision for good, whether it was shown before or not; everybody who applied gets a reply. */
  async reject(id: number, reason: string): Promise<void> {
    await this.decide(id, async (job) => {
      await this.closing.closeIn(job, reason);
      await this.notify(
        job.publishedAt === null ? refusedNotification(job, reason) : closedNotification({ ...job, submitted: null }, reason),
      );
    });
  }

  /** Closes a job for good, no matter who posted it; everybody who applied gets a reply. */
  async close(id: number, reason: string): Promise<void> {
    const { ownerId } = await this.find(id);
    await this.jobs.change(ownerId, async () => {
      const job = await this.jobs.findAny(id);
      if (job?.state === 'draft') throw refused(`Job ${id} is not shown. Ask for changes instead.`);
      if (!job || job.state === 'closed') throw refused(`Job ${id} is closed already.`);
      await this.closing.closeIn(job, reason);
      if (job.ownerId !== null) await this.notify(closedNotification({ ...job, submitted: null, ownerId: job.ownerId }, reason));
    });
  }

  /** Takes a client's open jobs off the site while the account is suspended, without replies to applicants. Returns how many. */
  hold(ownerId: string): Promise<number> {
    return this.jobs.change(ownerId, () => this.jobs.move(ownerId, 'open', 'held'));
  }

  /** Puts held jobs back on the site until their last day. Returns how many. */
  release(ownerId: string): Promise<number> {
    return this.jobs.change(ownerId, async () => {
      const held = (await this.jobs.findUnclosed(ownerId)).filter(({ state }) => state === 'held');
      // As of their publication, so that only those who waited for them by then hear of them.
      for (const { id, publishedAt } of held) await this.indexed.note([id], new Map(), publishedAt ?? 0);
      return this.jobs.move(ownerId, 'held', 'open');
    });
  }

  /** Closes all of a client's jobs for good; everybody who applied gets a reply. Returns how many. */
  closeAllOf(ownerId: string, reason: string): Promise<number> {
    return this.jobs.change(ownerId, async () => {
      const jobs = await this.jobs.findUnclosed(ownerId);
      for (const job of jobs) await this.closing.closeIn(job, reason);
      return jobs.length;
    });
  }

  private async decide(id: number, work: (job: Owned) => Promise<void>): Promise<void> {
    const { ownerId } = await this.find(id);
    await this.jobs.change(ownerId, async () => {
      const job = await this.jobs.findAny(id);
      const refusal = job ? refuseDecision(job) : `There is no job ${id} any more.`;
      if (refusal !== null || !job || ownerId === null || job.ownerId !== ownerId) throw refused(refusal ?? `Job ${id} is nobody's.`);
      await work({ ...job, ownerId });
    });
  }

  private notify(notification: NewNotification): Promise<void> {
    return this.notifications.notify([notification]);
  }

  private async requireShowable({ id, ownerId, submitted }: Owned, { today }: PublishContext): Promise<void> {
    const owner = await this.users.findById(ownerId);
    if (owner?.status !== 'active') throw refused(`${ownerId} is ${owner?.status ?? 'gone'}: nothing of it can come on the site.`);
    if ((submitted?.closes_on ?? '') < today) throw refused(`The last day of job ${id} has passed. Ask for a later one.`);
  }
}

function refused(detail: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { detail });
}
