import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobEntity } from '../schema/job.entity';
import type { Application } from './applications.repository';
import type { Invitation } from './invitations.repository';
import { JobApplicationEntity } from '../schema/job-application.entity';
import { JobInvitationEntity } from '../schema/job-invitation.entity';

/** Reads and erases a client's notes on applications and messages in invitations. */
@Injectable()
export class HiringNotesRepository {
  constructor(private readonly dataSource: DataSource) {}

  findNoted(ownerId: string): Promise<Application[]> {
    return this.dataSource
      .getRepository(JobApplicationEntity)
      .createQueryBuilder('application')
      .innerJoin(JobEntity, 'job', 'job.id = application.jobId')
      .where('job.ownerId = :ownerId', { ownerId })
      .andWhere("(application.rating > 0 OR application.clientNote <> '')")
      .orderBy('application.id', 'ASC')
      .getMany();
  }

  findInvited(ownerId: string): Promise<Invitation[]> {
    return this.dataSource
      .getRepository(JobInvitationEntity)
      .createQueryBuilder('invitation')
      .innerJoin(JobEntity, 'job', 'job.id = invitation.jobId')
      .where('job.ownerId = :ownerId', { ownerId })
      .orderBy('invitation.id', 'ASC')
      .getMany();
  }

  async erase(ownerId: string): Promise<void> {
    const ofOwner = 'job_id IN (SELECT id FROM job WHERE owner_id = ?)';
    await this.dataSource.query(`UPDATE job_application SET rating = 0, client_note = '' WHERE ${ofOwner}`, [ownerId]);
    await this.dataSource.query(`UPDATE job_invitation SET message = '' WHERE ${ofOwner}`, [ownerId]);
  }
}
