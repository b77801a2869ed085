import { DataSource } from 'typeorm';
import { inTransaction } from '../../../platform/database/transaction';
import { JobEntity, type JobRecord } from './job.entity';
import { JobRoleEntity } from './job-role.entity';

export type SeededJob = { readonly job: JobRecord; readonly roles: readonly Omit<JobRoleEntity, 'id' | 'jobId'>[] };

/** Demonstration jobs; sown again, each is as it was at first. */
export class JobSeedsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async save(seeded: readonly SeededJob[]): Promise<void> {
    await inTransaction(this.dataSource, async (joined) => {
      const [jobs, roles] = [joined.getRepository(JobEntity), joined.getRepository(JobRoleEntity)];
      await jobs.upsert(
        seeded.map(({ job }) => ({ ...job })),
        ['id'],
      );
      const rows = seeded.flatMap(({ job, roles: own }) => own.map((role) => ({ ...role, jobId: job.id })));
      await roles.upsert(rows, ['jobId', 'key']);
    });
  }
}
