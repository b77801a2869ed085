import { EMPTY_JOB } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { JobClosingService } from './job-closing.service';
import type { JobRecord } from '../schema/job.entity';
import { OwnJobsRepository } from './own-jobs.repository';
import { ShownJobRepository } from './shown-job.repository';

const NOBODY = 'A former client';

/** Reads an account's jobs for its export, and erases them with the account. */
@Injectable()
export class OwnJobsDataService {
  constructor(
    private readonly jobs: OwnJobsRepository,
    private readonly shown: ShownJobRepository,
    private readonly closing: JobClosingService,
  ) {}

  find(ownerId: string): Promise<readonly JobRecord[]> {
    return this.jobs.findAllOf(ownerId);
  }

  /** Tells whether the client ever sent in a job, open or closed. */
  async hasSent(ownerId: string): Promise<boolean> {
    return (await this.jobs.findAllOf(ownerId)).some(({ state }) => state !== 'draft');
  }

  /** Deletes drafts; closes published jobs and removes their owner and content, because applications refer to them. */
  async erase(ownerId: string): Promise<void> {
    await this.jobs.change(ownerId, async () => {
      for (const job of await this.jobs.findAllOf(ownerId)) await this.eraseOne(job);
    });
  }

  private async eraseOne(job: JobRecord): Promise<void> {
    if (job.state === 'draft') return this.jobs.delete(job.id);
    if (job.state !== 'closed') await this.closing.closeIn(job, '');
    await this.shown.saveTokens(job.id, []);
    await this.jobs.update(job.id, { ownerId: null, postedBy: NOBODY, content: EMPTY_JOB, submitted: null, reviewNote: '' });
  }
}
