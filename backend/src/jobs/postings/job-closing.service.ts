import { addDays, dayInIndia, type ExtendJobInput, lastClosingDay } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { IndexedJobsRepository } from './indexed-jobs.repository';
import { JobClosings } from './job-closings';
import { noSuchJob, wrongState } from './job-refusals';
import { type JobRecord, UNCLOSED } from '../schema/job.entity';
import { OwnJobsRepository } from './own-jobs.repository';

/** Days after its last day during which a job can still be extended. */
const EXTENDABLE_DAYS = 30;
const JOBS_PER_ROUND = 500;

/** Closes and extends jobs. */
@Injectable()
export class JobClosingService {
  constructor(
    private readonly jobs: OwnJobsRepository,
    private readonly closings: JobClosings,
    private readonly indexed: IndexedJobsRepository,
    private readonly clock: Clock,
  ) {}

  async extend(ownerId: string, { id, closes_on: closesOn }: ExtendJobInput): Promise<void> {
    const today = dayInIndia(this.clock.now());
    await this.jobs.change(ownerId, async () => {
      const job = requireOpen(await this.jobs.find(ownerId, id));
      if (job.closesOn === closesOn) return;
      refuseDay(closesOn, job.closesOn, today);
      const content = { ...job.content, closes_on: closesOn };
      const submitted = job.submitted && { ...job.submitted, closes_on: closesOn };
      const now = this.clock.now();
      const former = await this.indexed.read([id]);
      await this.jobs.update(id, { closesOn, content, submitted, revision: job.revision + 1, savedAt: now });
      await this.indexed.note([id], former, now);
    });
  }

  async close(ownerId: string, id: number): Promise<void> {
    await this.jobs.change(ownerId, async () => {
      const job = await this.jobs.find(ownerId, id);
      // A repeated request changes nothing.
      if (job?.state === 'closed') return;
      await this.closeIn(requireOpen(job), '');
    });
  }

  /** Closes a job within the caller's transaction. `reason` is that of staff, '' when its client or time closes it. */
  async closeIn(job: JobRecord, reason: string): Promise<void> {
    const now = this.clock.now();
    await this.jobs.update(job.id, { state: 'closed', closedAt: now, review: 'none', reviewNote: reason, savedAt: now });
    await this.closings.replyToAll(job);
  }

  /** Closes jobs that can no longer be extended, so that everybody who applied gets a reply. */
  async closeExpired(): Promise<void> {
    const day = addDays(dayInIndia(this.clock.now()), -EXTENDABLE_DAYS);
    for (const { id, ownerId } of await this.jobs.findUnclosedUntil(day, JOBS_PER_ROUND)) {
      await this.jobs.change(ownerId, async () => {
        const job = await this.jobs.findAny(id);
        if (job && UNCLOSED.some((state) => state === job.state) && job.closesOn < day) await this.closeIn(job, '');
      });
    }
  }
}

function requireOpen(job: JobRecord | null): JobRecord {
  if (!job) throw noSuchJob();
  if (job.state !== 'open') throw wrongState('Only an open job can be closed or extended.');
  return job;
}

function refuseDay(day: string, former: string, today: string): void {
  const isLater = day > former && day >= today;
  if (isLater && day <= lastClosingDay(today)) return;
  const text = isLater ? 'At most 90 days ahead' : 'Please choose a later day';
  throw new DomainError('VALIDATION_FAILED', { fields: { closes_on: text } });
}
