import type { JobStage } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { JobApplicationEntity } from '../schema/job-application.entity';
import { JobInvitationEntity } from '../schema/job-invitation.entity';

export type JobCounts = { readonly applied: number; readonly fresh: number; readonly invited: number; readonly booked: number };
type Row = { readonly job: number; readonly kind: string; readonly total: number | string };

@Injectable()
export class JobCountsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts applicants and invitations for each of the owner's jobs. */
  async of(ownerId: string): Promise<(jobId: number) => JobCounts> {
    const stages = await this.count(JobApplicationEntity, 'stage', ownerId);
    const states = await this.count(JobInvitationEntity, 'state', ownerId);
    return (jobId) => {
      const applied = stages.filter(({ job, kind }) => job === jobId && kind !== ('withdrawn' satisfies JobStage));
      const ofStage = (stage: JobStage) => sum(applied.filter(({ kind }) => kind === stage));
      const invited = sum(states.filter(({ job }) => job === jobId));
      return { applied: sum(applied), fresh: ofStage('sent'), invited, booked: ofStage('booked') };
    };
  }

  private count(entity: EntityTarget<ObjectLiteral>, column: string, ownerId: string): Promise<Row[]> {
    return this.dataSource
      .getRepository(entity)
      .createQueryBuilder('row')
      .select('row.jobId', 'job')
      .addSelect(`row.${column}`, 'kind')
      .addSelect('COUNT(*)', 'total')
      .where('row.jobId IN (SELECT id FROM job WHERE owner_id = :ownerId)', { ownerId })
      .groupBy('row.jobId')
      .addGroupBy(`row.${column}`)
      .getRawMany<Row>();
  }
}

function sum(rows: readonly Row[]): number {
  return rows.reduce((total, row) => total + Number(row.total), 0);
}
