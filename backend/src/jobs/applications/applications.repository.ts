import type { JobStage } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, In, Not, type Repository } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import { forUpdate } from '../../kernel/database/for-update';
import { JobApplicationEntity, JobApplicationStepEntity } from '../schema/job-application.entity';

export type Application = Readonly<JobApplicationEntity>;
export type NewApplication = Omit<JobApplicationEntity, 'id'>;
export type ApplicationStep = Readonly<JobApplicationStepEntity>;
export type NewStep = Omit<ApplicationStep, 'id'>;

const ROWS_AT_ONCE = 500;

/** What talents sent, by who sent it, and how it went on. */
@Injectable()
export class ApplicationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows(): Repository<JobApplicationEntity> {
    return this.dataSource.getRepository(JobApplicationEntity);
  }

  private get steps(): Repository<JobApplicationStepEntity> {
    return this.dataSource.getRepository(JobApplicationStepEntity);
  }

  /** What moved last at the top; all of them without `most`. */
  findOfUser(userId: string, most?: number): Promise<Application[]> {
    return this.rows.find({ where: { userId }, order: { stageAt: 'DESC', id: 'DESC' }, ...(most && { take: most }) });
  }

  findOfUserForJob(userId: string, jobId: number): Promise<Application[]> {
    return this.rows.find({ where: { userId, jobId }, order: { id: 'ASC' } });
  }

  findForRole(userId: string, roleId: number): Promise<Application | null> {
    return this.rows.findOneBy({ userId, roleId });
  }

  /** Null for somebody else's. */
  findOwn(userId: string, id: number): Promise<Application | null> {
    return this.rows.findOneBy({ userId, id });
  }

  findByIds(ids: readonly number[]): Promise<Application[]> {
    return this.rows.find({ where: { id: In([...ids]) }, order: { id: 'ASC' } });
  }

  /** Roles for which a talent's application stands. */
  async findRoleIdsOf(talentId: number, roleIds: readonly number[]): Promise<number[]> {
    if (roleIds.length === 0) return [];
    const rows = await this.rows.find({
      select: { roleId: true },
      where: { talentId, roleId: In([...roleIds]), stage: Not('withdrawn') },
    });
    return rows.map(({ roleId }) => roleId);
  }

  /** Those of a job that are not at one of these stages, kept as they are until the transaction's end. */
  lockUnlessAt(jobId: number, stages: readonly JobStage[]): Promise<Application[]> {
    const where = { jobId, stage: Not(In([...stages])) };
    return this.rows.find({ where, order: { id: 'ASC' }, ...forUpdate(this.dataSource.manager) });
  }

  /** Its id; null when the user applied for the role already. */
  async insert(application: NewApplication): Promise<number | null> {
    const row = this.rows.create({ ...application });
    return (await unlessDuplicate(() => this.rows.insert(row))) ? row.id : null;
  }

  async update(ids: readonly number[], changes: Partial<NewApplication>): Promise<void> {
    for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
      await this.rows.update({ id: In(ids.slice(from, from + ROWS_AT_ONCE)) }, changes);
    }
  }

  async addSteps(steps: readonly NewStep[]): Promise<void> {
    for (let from = 0; from < steps.length; from += ROWS_AT_ONCE) {
      await this.steps.insert(steps.slice(from, from + ROWS_AT_ONCE).map((step) => ({ ...step })));
    }
  }

  /** The oldest step after `since` of the application that had at least `many`; null: none had. */
  async findBusy(ids: readonly number[], { many, since }: { readonly many: number; readonly since: number }): Promise<number | null> {
    if (ids.length === 0) return null;
    const row = await this.steps
      .createQueryBuilder('step')
      .select('MIN(step.at)', 'at')
      .where('step.applicationId IN (:...ids) AND step.at > :since', { ids: [...ids], since })
      .groupBy('step.applicationId')
      .having('COUNT(*) >= :many', { many })
      .orderBy('at', 'DESC')
      .getRawOne<{ at: number | string }>();
    return row ? Number(row.at) : null;
  }

  /** By application, the oldest first. */
  async findSteps(ids: readonly number[]): Promise<ReadonlyMap<number, readonly ApplicationStep[]>> {
    if (ids.length === 0) return new Map();
    const steps = await this.steps.find({ where: { applicationId: In([...ids]) }, order: { id: 'ASC' } });
    const byApplication = new Map<number, ApplicationStep[]>(ids.map((id) => [id, []]));
    for (const step of steps) byApplication.get(step.applicationId)?.push(step);
    return byApplication;
  }
}
