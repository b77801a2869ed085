import { Injectable } from '@nestjs/common';
import type { JobRecord } from '../schema/job.entity';
import { ShownJobsRepository } from './shown-jobs.repository';

@Injectable()
export class ShownJobsService {
  constructor(private readonly jobs: ShownJobsRepository) {}

  /** Finds a job that visitors may read; null for any other. */
  find(id: number): Promise<JobRecord | null> {
    return this.jobs.find(id);
  }

  /** Whether visitors may read the job, open or closed. */
  async isShown(id: number): Promise<boolean> {
    return (await this.jobs.find(id)) !== null;
  }
}
