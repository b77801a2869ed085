import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { JobEntity, type JobRecord } from '../schema/job.entity';
import { JobRoleEntity } from '../schema/job-role.entity';

/** Reads jobs that visitors may see, open or closed. */
@Injectable()
export class ShownJobsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds a published job; null for a draft, for a first post under review, and for a job that staff closed. */
  async find(id: number): Promise<JobRecord | null> {
    const job = await this.dataSource.getRepository(JobEntity).findOneBy({ id, state: In(['open', 'closed']) });
    if (!job || job.publishedAt === null) return null;
    return job.state === 'closed' && job.reviewNote !== '' ? null : job;
  }

  findRoles(jobId: number): Promise<JobRoleEntity[]> {
    return this.dataSource.getRepository(JobRoleEntity).find({ where: { jobId, isShown: true }, order: { position: 'ASC', id: 'ASC' } });
  }
}
