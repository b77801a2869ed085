import type { JobContent } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';
import type { Notice, NotificationsService } from '../../notifications';
import { UsersRepository } from '../../auth';
import type { JobClosingService } from './job-closing.service';
import { approvedNotice, changesNotice, closedNotice } from './job-notices';
import type { Desk, JobPublisher } from './job-publisher.service';
import { refuseDecision } from './job-review.policy';
import type { JobRecord } from '../schema/job.entity';
import type { JobStores, OwnJobsRepository } from './own-jobs.repository';
import { shownContent } from './shown-content';
import type { ShownJobRepository } from './shown-job.repository';

type Owned = JobRecord & { readonly ownerId: string };
type Parts = {
  readonly jobs: OwnJobsRepository;
  readonly roles: ShownJobRepository;
  readonly publisher: JobPublisher;
  readonly closing: JobClosingService;
  readonly notifications: NotificationsService;
};

/** What staff decide about jobs. Of two decisions at once one is done, and the other is told so. */
export class JobReviewsService {
  constructor(private readonly parts: Parts) {}

  waiting(limit: number): Promise<JobRecord[]> {
    return this.parts.jobs.findWaiting(limit);
  }

  async find(id: number): Promise<JobRecord> {
    const job = await this.parts.jobs.findAny(id);
    if (!job) throw new DomainError('NOT_FOUND', { detail: `There is no job ${id}.` });
    return job;
  }

  /** What stands on the site, or stood there; null for what was never shown. */
  async shownOf(job: JobRecord): Promise<JobContent | null> {
    return job.publishedAt === null ? null : shownContent(job, await this.parts.roles.findRoles(job.id));
  }

  /** Shows exactly what was sent in. */
  async approve(id: number): Promise<void> {
    const desk = await this.parts.publisher.prepare();
    await this.decide(id, async (stores, job) => {
      const content = job.submitted;
      if (!content) return;
      await requireShowable(stores, job, desk);
      await this.parts.publisher.publish(stores, job, content, desk);
      const shown = (await stores.jobs.findAny(id)) ?? job;
      await this.tell(stores, approvedNotice({ ...shown, ownerId: job.ownerId }, { at: desk.now }));
    });
  }

  async askChanges(id: number, reason: string): Promise<void> {
    const { now } = await this.parts.publisher.prepare();
    await this.decide(id, async (stores, job) => {
      await stores.jobs.update(id, { review: 'changes', reviewNote: reason });
      await this.tell(stores, changesNotice(job, reason, { at: now }));
    });
  }

  /** For good, whoever posted it; everybody who applied is answered. */
  async close(id: number, reason: string): Promise<void> {
    const { ownerId } = await this.find(id);
    await this.parts.jobs.change(ownerId, async (stores) => {
      const job = await stores.jobs.findAny(id);
      if (job?.state === 'draft') throw refused(`Job ${id} is not shown. Ask for changes instead.`);
      if (!job || job.state === 'closed') throw refused(`Job ${id} is closed already.`);
      await this.parts.closing.closeIn(stores, job, reason);
      if (job.ownerId !== null) await this.tell(stores, closedNotice({ ...job, submitted: null, ownerId: job.ownerId }, reason));
    });
  }

  /** Off the site while the client's account is suspended; nobody who applied is answered yet. Answers how many. */
  hold(ownerId: string): Promise<number> {
    return this.parts.jobs.change(ownerId, ({ jobs }) => jobs.move(ownerId, 'open', 'held'));
  }

  /** Back on the site, until their last day. Answers how many. */
  release(ownerId: string): Promise<number> {
    return this.parts.jobs.change(ownerId, ({ jobs }) => jobs.move(ownerId, 'held', 'open'));
  }

  /** For good; everybody who applied is answered. Answers how many. */
  closeAllOf(ownerId: string, reason: string): Promise<number> {
    return this.parts.jobs.change(ownerId, async (stores) => {
      const jobs = await stores.jobs.findUnclosed(ownerId);
      for (const job of jobs) await this.parts.closing.closeIn(stores, job, reason);
      return jobs.length;
    });
  }

  private async decide(id: number, work: (stores: JobStores, job: Owned) => Promise<void>): Promise<void> {
    const { ownerId } = await this.find(id);
    await this.parts.jobs.change(ownerId, async (stores) => {
      const job = await stores.jobs.findAny(id);
      const refusal = job ? refuseDecision(job) : `There is no job ${id} any more.`;
      if (refusal !== null || !job || ownerId === null || job.ownerId !== ownerId) throw refused(refusal ?? `Job ${id} is nobody's.`);
      await work(stores, { ...job, ownerId });
    });
  }

  private tell({ transaction }: JobStores, notice: Notice): Promise<void> {
    return this.parts.notifications.tell(transaction, [notice]);
  }
}

async function requireShowable({ transaction }: JobStores, { id, ownerId, submitted }: Owned, { today }: Desk): Promise<void> {
  const owner = await new UsersRepository(transaction).findById(ownerId);
  if (owner?.status !== 'active') throw refused(`${ownerId} is ${owner?.status ?? 'gone'}: nothing of it can come on the site.`);
  if ((submitted?.closes_on ?? '') < today) throw refused(`The last day of job ${id} has passed. Ask for a later one.`);
}

function refused(detail: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { detail });
}
