import { DataSource, IsNull, Like } from 'typeorm';
import { JobEntity } from '../../src/jobs';
import { ReportEntity } from '../../src/staff';
import { ProfileEntity } from '../../src/talents';
import type { SeededJob } from '../jobs/job-seeds.repository';

type NewReport = Omit<ReportEntity, 'id' | 'closedAt' | 'outcome'>;

/**
 * Items that wait for the office of a demonstration. An item that nobody has touched is dated again, so that it does not wait for
 * weeks; what somebody decided about, or changed, stays as it is.
 */
export class WaitingSeedsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async saveProfile(profile: ProfileEntity): Promise<void> {
    const rows = this.dataSource.getRepository(ProfileEntity);
    const { userId, revision, submittedAt } = profile;
    if (await rows.existsBy({ userId })) await rows.update({ userId, revision, state: 'pending' }, { submittedAt });
    else await rows.insert(profile);
  }

  async saveJob({ job: { id: _id, ...job } }: SeededJob): Promise<void> {
    const rows = this.dataSource.getRepository(JobEntity);
    const { ownerId, title, revision, savedAt } = job;
    const same = { ownerId: ownerId ?? '', title };
    if (await rows.existsBy(same)) await rows.update({ ...same, revision, review: 'pending' }, { savedAt });
    else await rows.insert(job);
  }

  async saveReport(report: NewReport): Promise<void> {
    const rows = this.dataSource.getRepository(ReportEntity);
    const { subject, subjectId, reason, createdAt } = report;
    const same = { subject, subjectId, reason };
    if (await rows.existsBy(same)) await rows.update({ ...same, closedAt: IsNull() }, { createdAt });
    else await rows.insert({ ...report, closedAt: null, outcome: '' });
  }

  /** Finds the first job whose title begins so; null when there is none. */
  async findJob(title: string): Promise<number | null> {
    const job = await this.dataSource.getRepository(JobEntity).findOne({ where: { title: Like(`${title}%`) }, order: { id: 'ASC' } });
    return job?.id ?? null;
  }
}
