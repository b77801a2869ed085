import { EMPTY_JOB } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../kernel/database/transaction';
import { JobClosingService } from './job-closing.service';
import type { JobRecord } from '../schema/job.entity';
import { type JobStores, OwnJobsRepository } from './own-jobs.repository';

const NOBODY = 'A former client';

/** What an account's export tells of its jobs, and what becomes of them when it goes. */
@Injectable()
export class OwnJobsDataService {
  constructor(
    private readonly jobs: OwnJobsRepository,
    private readonly closing: JobClosingService,
  ) {}

  find(ownerId: string): Promise<readonly JobRecord[]> {
    return this.jobs.findAllOf(ownerId);
  }

  /** Whether a job was sent in, be it open or closed. */
  async hasSent(ownerId: string, transaction?: Transaction): Promise<boolean> {
    const jobs = transaction ? new OwnJobsRepository(transaction) : this.jobs;
    return (await jobs.findAllOf(ownerId)).some(({ state }) => state !== 'draft');
  }

  /** Whoever applied keeps what they applied for: a job that was shown is closed and nobody's, everything else is gone. */
  async erase(ownerId: string): Promise<void> {
    await this.jobs.change(ownerId, async (stores) => {
      for (const job of await stores.jobs.findAllOf(ownerId)) await this.eraseOne(stores, job);
    });
  }

  private async eraseOne(stores: JobStores, job: JobRecord): Promise<void> {
    if (job.state === 'draft') return stores.jobs.delete(job.id);
    if (job.state !== 'closed') await this.closing.closeIn(stores, job, '');
    await stores.shown.putWords(job.id, []);
    await stores.jobs.update(job.id, { ownerId: null, postedBy: NOBODY, content: EMPTY_JOB, submitted: null, reviewNote: '' });
  }
}
