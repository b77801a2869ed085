import { Injectable } from '@nestjs/common';
import { Between, DataSource, In, MoreThanOrEqual, Not, type Repository } from 'typeorm';
import { JobEntity } from '../schema/job.entity';
import { JobRoleEntity } from '../schema/job-role.entity';

/** Columns that lists and notifications show of a job; its long texts are left out. */
const LINE = {
  id: true,
  ownerId: true,
  state: true,
  review: true,
  slug: true,
  title: true,
  categoryId: true,
  location: true,
  dates: true,
  closesOn: true,
  pay: true,
  currency: true,
  payUnit: true,
  hasIntimacy: true,
  question: true,
  postedBy: true,
} as const;
export type AppliedJob = Readonly<Pick<JobEntity, keyof typeof LINE>>;
export type AppliedRole = Readonly<JobRoleEntity>;

/** Reads jobs that are or were shown to visitors; drafts are left out. */
@Injectable()
export class AppliedJobsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get jobs(): Repository<JobEntity> {
    return this.dataSource.getRepository(JobEntity);
  }

  private get roles(): Repository<JobRoleEntity> {
    return this.dataSource.getRepository(JobRoleEntity);
  }

  find(id: number): Promise<AppliedJob | null> {
    return this.jobs.findOne({ select: LINE, where: { id, state: Not('draft') } });
  }

  /** Finds one of the client's own jobs; null for any other. */
  findOwn(ownerId: string, id: number): Promise<AppliedJob | null> {
    return this.jobs.findOne({ select: LINE, where: { id, ownerId, state: Not('draft') } });
  }

  findByIds(ids: readonly number[]): Promise<AppliedJob[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.jobs.find({ select: LINE, where: { id: In([...new Set(ids)]) } });
  }

  /** Finds a client's jobs that take applications on `today`, the first to close at the top. */
  findOpen(ownerId: string, today: string): Promise<AppliedJob[]> {
    const where = { ownerId, state: 'open' as const, closesOn: MoreThanOrEqual(today) };
    return this.jobs.find({ select: LINE, where, order: { closesOn: 'ASC', id: 'ASC' } });
  }

  findClosing(ownerId: string, from: string, to: string): Promise<AppliedJob[]> {
    const where = { ownerId, state: 'open' as const, closesOn: Between(from, to) };
    return this.jobs.find({ select: LINE, where, order: { closesOn: 'ASC', id: 'ASC' } });
  }

  findRole(id: number): Promise<AppliedRole | null> {
    return this.roles.findOneBy({ id });
  }

  findRolesByIds(ids: readonly number[]): Promise<AppliedRole[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.roles.findBy({ id: In([...new Set(ids)]) });
  }

  /** Finds the roles of jobs, removed ones included, because applications refer to them. */
  findRoles(jobIds: readonly number[]): Promise<AppliedRole[]> {
    if (jobIds.length === 0) return Promise.resolve([]);
    return this.roles.find({ where: { jobId: In([...jobIds]) }, order: { jobId: 'ASC', position: 'ASC', id: 'ASC' } });
  }
}
