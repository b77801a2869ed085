import { type ApplicantSort, JOB_LIMITS, JOB_STAGES, type JobStage } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { JobEntity } from '../schema/job.entity';
import type { Application } from './applications.repository';
import { JobApplicationEntity } from '../schema/job-application.entity';

export type ApplicantFilter = {
  readonly jobId: number;
  readonly roleId: number | undefined;
  readonly stage: JobStage | undefined;
  /** Finds this application alone, whatever its role and stage. */
  readonly id?: number | undefined;
};
export type StageCounts = Readonly<Record<JobStage, number>>;

const MOST_NEWEST = 12;
const MOST_BOOKED = 100;
/** Requirements met, in parts of a thousand: the first order of the best matches. */
const SHARE_MET = 'CASE WHEN application.matchOf = 0 THEN 0 ELSE application.matchMet * 1000 / application.matchOf END';
const ORDERS: Readonly<Record<ApplicantSort, readonly string[]>> = {
  match: ['share_met', 'application.matchOf', 'application.sentAt'],
  newest: ['application.sentAt'],
  rating: ['application.rating', 'application.sentAt'],
};

/** Reads applications for the client of their jobs. */
@Injectable()
export class ApplicantsRepository {
  constructor(private readonly dataSource: DataSource) {}

  findPage(filter: ApplicantFilter, sort: ApplicantSort, page: number): Promise<Application[]> {
    const size = JOB_LIMITS.applicantsPerPage;
    return this.sorted(filter, sort)
      .limit(size)
      .offset((page - 1) * size)
      .getMany();
  }

  findFirst(filter: ApplicantFilter, sort: ApplicantSort, most: number): Promise<Application[]> {
    return this.sorted(filter, sort).limit(most).getMany();
  }

  /** Counts the applications of every stage; the filter's own stage is ignored. */
  async countStages({ jobId, roleId }: ApplicantFilter): Promise<StageCounts> {
    const rows = await this.filtered({ jobId, roleId, stage: undefined }, true)
      .select('application.stage', 'stage')
      .addSelect('COUNT(*)', 'total')
      .groupBy('application.stage')
      .getRawMany<{ stage: string; total: number | string }>();
    const totals = new Map(rows.map(({ stage, total }) => [stage, Number(total)]));
    return Object.fromEntries(JOB_STAGES.map((stage) => [stage, totals.get(stage) ?? 0])) as StageCounts;
  }

  /** Finds the applications among `ids` that are for jobs of this client. */
  findForOwner(ownerId: string, ids: readonly number[]): Promise<Application[]> {
    return this.ofOwner(ownerId)
      .andWhere('application.id IN (:...ids)', { ids: [...ids] })
      .orderBy('application.id', 'ASC')
      .getMany();
  }

  countFresh(ownerId: string): Promise<number> {
    return this.ofOwner(ownerId).andWhere("application.stage = 'sent'").getCount();
  }

  findFresh(ownerId: string): Promise<Application[]> {
    const query = this.ofOwner(ownerId).andWhere("application.stage = 'sent'");
    return query.orderBy('application.sentAt', 'DESC').addOrderBy('application.id', 'DESC').limit(MOST_NEWEST).getMany();
  }

  findBooked(ownerId: string): Promise<Application[]> {
    const query = this.ofOwner(ownerId).andWhere("application.stage = 'booked'");
    return query.orderBy('application.stageAt', 'DESC').addOrderBy('application.id', 'DESC').limit(MOST_BOOKED).getMany();
  }

  private sorted(filter: ApplicantFilter, sort: ApplicantSort): SelectQueryBuilder<JobApplicationEntity> {
    const query = this.filtered(filter);
    if (sort === 'match') query.addSelect(SHARE_MET, 'share_met');
    for (const order of ORDERS[sort]) query.addOrderBy(order, 'DESC');
    return query.addOrderBy('application.id', 'DESC');
  }

  private filtered({ jobId, roleId, stage, id }: ApplicantFilter, withWithdrawn = false): SelectQueryBuilder<JobApplicationEntity> {
    const query = this.rows().where('application.jobId = :jobId', { jobId });
    if (id !== undefined) return query.andWhere('application.id = :id', { id });
    if (roleId !== undefined) query.andWhere('application.roleId = :roleId', { roleId });
    if (stage !== undefined) return query.andWhere('application.stage = :stage', { stage });
    return withWithdrawn ? query : query.andWhere("application.stage <> 'withdrawn'");
  }

  private ofOwner(ownerId: string): SelectQueryBuilder<JobApplicationEntity> {
    return this.rows().innerJoin(JobEntity, 'job', 'job.id = application.jobId').where('job.ownerId = :ownerId', { ownerId });
  }

  private rows(): SelectQueryBuilder<JobApplicationEntity> {
    return this.dataSource.getRepository(JobApplicationEntity).createQueryBuilder('application');
  }
}
