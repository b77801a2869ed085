import type { InviteOptionsResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { TalentsBySlugService } from '../../talents';
import { toCard } from './applicant-cards.service';
import { ApplicationsRepository } from './applications.repository';
import { AppliedJobsRepository } from './applied-jobs.repository';
import { InvitationsRepository } from './invitations.repository';
import { JobLinesService } from './job-lines.service';

/** Reads the open jobs and roles to which a client can invite a talent. */
@Injectable()
export class InviteOptionsService {
  constructor(
    private readonly jobs: AppliedJobsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly lines: JobLinesService,
    private readonly talents: TalentsBySlugService,
  ) {}

  async read(ownerId: string, talentId: number): Promise<InviteOptionsResponse> {
    const talent = (await this.talents.findMany([talentId])).get(talentId);
    if (!talent || talent.isPrivate) throw new DomainError('NOT_FOUND', { detail: 'There is no such profile.' });
    const jobs = await this.jobs.findOpen(ownerId, this.lines.today());
    const roles = (await this.jobs.findRoles(jobs.map(({ id }) => id))).filter(({ isShown }) => isShown);
    const roleIds = roles.map(({ id }) => id);
    const [invited, applied] = await Promise.all([
      this.invitations.findRoleIdsOf(talentId, roleIds),
      this.applications.findRoleIdsOf(talentId, roleIds),
    ]);
    const rolesOf = (id: number) => roles.filter(({ jobId }) => jobId === id);
    return {
      status: 200,
      talent: toCard(talentId, talent),
      jobs: jobs.map(({ id, title }) => ({
        id,
        title,
        roles: rolesOf(id).map((role) => ({
          id: role.id,
          name: role.name,
          is_invited: invited.includes(role.id),
          has_applied: applied.includes(role.id),
        })),
      })),
    };
  }
}
