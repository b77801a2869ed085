import { EMPTY_JOB } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { JobClosingService } from './job-closing.service';
import type { JobRecord } from '../schema/job.entity';
import { OwnJobsRepository } from './own-jobs.repository';
import { ShownJobRepository } from './shown-job.repository';

const NOBODY = 'A former client';

/** What an account's export tells of its jobs, and what becomes of them when it goes. */
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

  /** Whether a job was sent in, be it open or closed. */
  async hasSent(ownerId: string): Promise<boolean> {
    return (await this.jobs.findAllOf(ownerId)).some(({ state }) => state !== 'draft');
  }

  /** Whoever applied keeps what they applied for: a job that was shown is closed and nobody's, everything else is gone. */
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
