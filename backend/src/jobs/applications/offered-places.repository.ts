import { Injectable } from '@nestjs/common';
import { DataSource, In, Not } from 'typeorm';
import { JobApplicationEntity } from '../schema/job-application.entity';
import { JobInvitationEntity } from '../schema/job-invitation.entity';
import { JobRoleEntity } from '../schema/job-role.entity';
import { JobEntity } from '../schema/job.entity';

const JOB = {
  id: true,
  ownerId: true,
  state: true,
  slug: true,
  title: true,
  location: true,
  startsOn: true,
  endsOn: true,
  pay: true,
  currency: true,
  payUnit: true,
  postedBy: true,
} as const;
export type OfferedJob = Readonly<Pick<JobEntity, keyof typeof JOB>>;
export type OfferedRole = Readonly<Pick<JobRoleEntity, 'id' | 'name' | 'pay'>>;

/** Reads what an offer takes from a job. */
@Injectable()
export class OfferedPlacesRepository {
  constructor(private readonly dataSource: DataSource) {}

  findOwnJob(ownerId: string, id: number): Promise<OfferedJob | null> {
    return this.dataSource.getRepository(JobEntity).findOne({ select: JOB, where: { id, ownerId, state: Not('draft') } });
  }

  findJobs(ids: readonly number[]): Promise<OfferedJob[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.dataSource.getRepository(JobEntity).find({ select: JOB, where: { id: In([...new Set(ids)]) } });
  }

  findRole(id: number): Promise<JobRoleEntity | null> {
    return this.dataSource.getRepository(JobRoleEntity).findOneBy({ id });
  }

  findApplication(id: number): Promise<JobApplicationEntity | null> {
    return this.dataSource.getRepository(JobApplicationEntity).findOneBy({ id });
  }

  findInvitation(id: number): Promise<JobInvitationEntity | null> {
    return this.dataSource.getRepository(JobInvitationEntity).findOneBy({ id });
  }
}
