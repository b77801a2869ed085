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

/** Stores applications and their steps, and reads them for the talents who sent them. */
@Injectable()
export class ApplicationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows(): Repository<JobApplicationEntity> {
    return this.dataSource.getRepository(JobApplicationEntity);
  }

  private get steps(): Repository<JobApplicationStepEntity> {
    return this.dataSource.getRepository(JobApplicationStepEntity);
  }

  /** Finds a user's applications, the last moved at the top; all of them without `most`. */
  findOfUser(userId: string, most?: number): Promise<Application[]> {
    return this.rows.find({ where: { userId }, order: { stageAt: 'DESC', id: 'DESC' }, ...(most && { take: most }) });
  }

  findOfUserForJob(userId: string, jobId: number): Promise<Application[]> {
    return this.rows.find({ where: { userId, jobId }, order: { id: 'ASC' } });
  }

  findForRole(userId: string, roleId: number): Promise<Application | null> {
    return this.rows.findOneBy({ userId, roleId });
  }

  /** Finds one of the user's own; null for any other. */
  findOwn(userId: string, id: number): Promise<Application | null> {
    return this.rows.findOneBy({ userId, id });
  }

  findByIds(ids: readonly number[]): Promise<Application[]> {
    return this.rows.find({ where: { id: In([...ids]) }, order: { id: 'ASC' } });
  }

  /** Finds the applications that a video was sent with, without those that were taken back. */
  findWithVideo(tapeVideoId: string): Promise<Application[]> {
    return this.rows.find({ where: { tapeVideoId, stage: Not('withdrawn') }, order: { id: 'ASC' } });
  }

  /** Returns those of the roles for which the talent has an application that is not withdrawn. */
  async findRoleIdsOf(talentId: number, roleIds: readonly number[]): Promise<number[]> {
    if (roleIds.length === 0) return [];
    const rows = await this.rows.find({
      select: { roleId: true },
      where: { talentId, roleId: In([...roleIds]), stage: Not('withdrawn') },
    });
    return rows.map(({ roleId }) => roleId);
  }

  /** Counts applications that a user sent since `since` and was not invited to send. */
  countUninvited(userId: string, since: number): Promise<number> {
    return (
      this.rows
        .createQueryBuilder('application')
        .where('application.userId = :userId AND application.sentAt >= :since', { userId, since })
        // What was sent since then has moved since then, and there is an index for that.
        .andWhere('application.stageAt >= :since')
        .andWhere('NOT EXISTS (SELECT 1 FROM job_invitation i WHERE i.role_id = application.role_id AND i.user_id = application.user_id)')
        .getCount()
    );
  }

  /** Finds and locks the applications of a job that are not at one of these stages. */
  lockUnlessAt(jobId: number, stages: readonly JobStage[]): Promise<Application[]> {
    const where = { jobId, stage: Not(In([...stages])) };
    return this.rows.find({ where, order: { id: 'ASC' }, ...forUpdate(this.dataSource.manager) });
  }

  /** Stores an application and returns its id; null when the user applied for the role already. */
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

  /** Returns the time of the oldest step after `since` of an application with at least `many` steps since; null when none has. */
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

  /** Finds steps by application id, the oldest first. */
  async findSteps(ids: readonly number[]): Promise<ReadonlyMap<number, readonly ApplicationStep[]>> {
    if (ids.length === 0) return new Map();
    const steps = await this.steps.find({ where: { applicationId: In([...ids]) }, order: { id: 'ASC' } });
    const byApplication = new Map<number, ApplicationStep[]>(ids.map((id) => [id, []]));
    for (const step of steps) byApplication.get(step.applicationId)?.push(step);
    return byApplication;
  }
}
