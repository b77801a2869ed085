import { DataSource } from 'typeorm';
import { inTransaction } from '../../src/kernel/database/transaction';
import { JobEntity, type JobRecord, type RoleColumns, JobRoleEntity, JobTokenEntity } from '../../src/jobs';

export type SeededJob = { readonly job: JobRecord; readonly roles: readonly RoleColumns[]; readonly words: readonly string[] };

const ROWS_AT_ONCE = 500;

/** Demo jobs; seeding again resets each to its first state. */
export class JobSeedsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async save(seeded: readonly SeededJob[]): Promise<void> {
    await inTransaction(this.dataSource, async () => {
      const [jobs, roles, words] = [
        this.dataSource.getRepository(JobEntity),
        this.dataSource.getRepository(JobRoleEntity),
        this.dataSource.getRepository(JobTokenEntity),
      ];
      await jobs.upsert(
        seeded.map(({ job }) => ({ ...job })),
        ['id'],
      );
      const rows = seeded.flatMap(({ job, roles: own }) => own.map((role) => ({ ...role, jobId: job.id })));
      if (rows.length > 0) await roles.upsert(rows, ['jobId', 'key']);
      for (const { job } of seeded) await words.delete({ jobId: job.id });
      const postings = seeded.flatMap(({ job, words: own }) => own.map((word) => ({ word, jobId: job.id })));
      for (let start = 0; start < postings.length; start += ROWS_AT_ONCE) await words.insert(postings.slice(start, start + ROWS_AT_ONCE));
    });
  }
}
