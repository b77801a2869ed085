import { Injectable } from '@nestjs/common';
import { ShownJobsRepository } from './shown-jobs.repository';

@Injectable()
export class ShownJobsService {
  constructor(private readonly jobs: ShownJobsRepository) {}

  /** Whether visitors may read the job, open or closed. */
  async isShown(id: number): Promise<boolean> {
    return (await this.jobs.find(id)) !== null;
  }
}
