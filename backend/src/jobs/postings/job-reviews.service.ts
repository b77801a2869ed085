import type { JobContent } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { type NewNotification as Notice, NotificationsService } from '../../notifications';
import { UsersService } from '../../auth';
import { JobClosingService } from './job-closing.service';
import { approvedNotice, changesNotice, closedNotice } from './job-notices';
import { type Desk, JobPublisher } from './job-publisher.service';
import { refuseDecision } from './job-review.policy';
import type { JobRecord } from '../schema/job.entity';
import { OwnJobsRepository } from './own-jobs.repository';
import { shownContent } from './shown-content';
import { ShownJobRepository } from './shown-job.repository';

type Owned = JobRecord & { readonly ownerId: string };

/** What staff decide about jobs. Of two decisions at once one is done, and the other is told so. */
@Injectable()
export class JobReviewsService {
  constructor(
    private readonly jobs: OwnJobsRepository,
    private readonly roles: ShownJobRepository,
    private readonly publisher: JobPublisher,
    private readonly closing: JobClosingService,
    private readonly users: UsersService,
    private readonly notifications: NotificationsService,
  ) {}

  waiting(limit: number): Promise<JobRecord[]> {
    return this.jobs.findWaiting(limit);
  }

  async find(id: number): Promise<JobRecord> {
    const job = await this.jobs.findAny(id);
    if (!job) throw new DomainError('NOT_FOUND', { detail: `There is no job ${id}.` });
    return job;
  }

  /** What stands on the site, or stood there; null for what was never shown. */
  async shownOf(job: JobRecord): Promise<JobContent | null> {
    return job.publishedAt === null ? null : shownContent(job, await this.roles.findRoles(job.id));
  }

  /** Shows exactly what was sent in. */
  async approve(id: number): Promise<void> {
    const desk = await this.publisher.prepare();
    await this.decide(id, async (job) => {
      const content = job.submitted;
      if (!content) return;
      await this.requireShowable(job, desk);
      await this.publisher.publish(job, content, desk);
      const shown = (await this.jobs.findAny(id)) ?? job;
      await this.tell(approvedNotice({ ...shown, ownerId: job.ownerId }, { at: desk.now }));
    });
  }

  async askChanges(id: number, reason: string): Promise<void> {
    const { now } = await this.publisher.prepare();
    await this.decide(id, async (job) => {
      await this.jobs.update(id, { review: 'changes', reviewNote: reason });
      await this.tell(changesNotice(job, reason, { at: now }));
    });
  }

  /** For good, whoever posted it; everybody who applied is answered. */
  async close(id: number, reason: string): Promise<void> {
    const { ownerId } = await this.find(id);
    await this.jobs.change(ownerId, async () => {
      const job = await this.jobs.findAny(id);
      if (job?.state === 'draft') throw refused(`Job ${id} is not shown. Ask for changes instead.`);
      if (!job || job.state === 'closed') throw refused(`Job ${id} is closed already.`);
      await this.closing.closeIn(job, reason);
      if (job.ownerId !== null) await this.tell(closedNotice({ ...job, submitted: null, ownerId: job.ownerId }, reason));
    });
  }

  /** Off the site while the client's account is suspended; nobody who applied is answered yet. Answers how many. */
  hold(ownerId: string): Promise<number> {
    return this.jobs.change(ownerId, () => this.jobs.move(ownerId, 'open', 'held'));
  }

  /** Back on the site, until their last day. Answers how many. */
  release(ownerId: string): Promise<number> {
    return this.jobs.change(ownerId, () => this.jobs.move(ownerId, 'held', 'open'));
  }

  /** For good; everybody who applied is answered. Answers how many. */
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

  private tell(notice: Notice): Promise<void> {
    return this.notifications.notify([notice]);
  }

  private async requireShowable({ id, ownerId, submitted }: Owned, { today }: Desk): Promise<void> {
    const owner = await this.users.findById(ownerId);
    if (owner?.status !== 'active') throw refused(`${ownerId} is ${owner?.status ?? 'gone'}: nothing of it can come on the site.`);
    if ((submitted?.closes_on ?? '') < today) throw refused(`The last day of job ${id} has passed. Ask for a later one.`);
  }
}

function refused(detail: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { detail });
}
