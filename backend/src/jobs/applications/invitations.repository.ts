import type { InvitationState } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type Repository } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import { forUpdate } from '../../kernel/database/for-update';
import { JobInvitationEntity } from '../schema/job-invitation.entity';

export type Invitation = Readonly<JobInvitationEntity>;
export type NewInvitation = Omit<JobInvitationEntity, 'id'>;

const MOST_SHOWN = 500;

@Injectable()
export class InvitationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows(): Repository<JobInvitationEntity> {
    return this.dataSource.getRepository(JobInvitationEntity);
  }

  /** Finds a user's invitations, the newest first; all of them without `most`. */
  findOfUser(userId: string, most?: number): Promise<Invitation[]> {
    return this.rows.find({ where: { userId }, order: { at: 'DESC', id: 'DESC' }, ...(most && { take: most }) });
  }

  findOfUserForJob(userId: string, jobId: number): Promise<Invitation[]> {
    return this.rows.find({ where: { userId, jobId }, order: { id: 'ASC' } });
  }

  /** Finds the invitations to jobs, the newest first, at most 500. */
  findOfJobs(jobIds: readonly number[]): Promise<Invitation[]> {
    if (jobIds.length === 0) return Promise.resolve([]);
    return this.rows.find({ where: { jobId: In([...jobIds]) }, order: { id: 'DESC' }, take: MOST_SHOWN });
  }

  /** Finds one of the user's own; null for any other. */
  findOwn(userId: string, id: number): Promise<Invitation | null> {
    return this.rows.findOneBy({ userId, id });
  }

  async findRoleIdsOf(talentId: number, roleIds: readonly number[]): Promise<number[]> {
    if (roleIds.length === 0) return [];
    const rows = await this.rows.find({ select: { roleId: true }, where: { talentId, roleId: In([...roleIds]) } });
    return rows.map(({ roleId }) => roleId);
  }

  lockOpen(jobId: number): Promise<Invitation[]> {
    return this.rows.find({ where: { jobId, state: 'open' }, order: { id: 'ASC' }, ...forUpdate(this.dataSource.manager) });
  }

  /** Stores an invitation and returns its id; null when the talent is invited for the role already. */
  async insert(invitation: NewInvitation): Promise<number | null> {
    const row = this.rows.create({ ...invitation });
    return (await unlessDuplicate(() => this.rows.insert(row))) ? row.id : null;
  }

  async setState(ids: readonly number[], state: InvitationState): Promise<void> {
    if (ids.length > 0) await this.rows.update({ id: In([...ids]) }, { state });
  }

  /** Marks a user's open or declined invitation for the role as applied. */
  async markApplied(userId: string, roleId: number): Promise<void> {
    await this.rows.update({ userId, roleId, state: In(['open', 'declined']) }, { state: 'applied' });
  }
}
