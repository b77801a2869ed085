import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { JobEntity, type JobRecord } from '../schema/job.entity';
import { JobRoleEntity } from '../schema/job-role.entity';

/** Jobs that visitors may read, open or closed. */
@Injectable()
export class ShownJobsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Null for a draft, for one that waits to be shown for the first time, and for one that staff took down. */
  async find(id: number): Promise<JobRecord | null> {
    const job = await this.dataSource.getRepository(JobEntity).findOneBy({ id, state: In(['open', 'closed']) });
    if (!job || job.publishedAt === null) return null;
    return job.state === 'closed' && job.reviewNote !== '' ? null : job;
  }

  findRoles(jobId: number): Promise<JobRoleEntity[]> {
    return this.dataSource.getRepository(JobRoleEntity).find({ where: { jobId, isShown: true }, order: { position: 'ASC', id: 'ASC' } });
  }
}
