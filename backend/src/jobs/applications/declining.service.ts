import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { NotificationsService } from '../../notifications';
import { TalentsBySlugService } from '../../talents';
import { alreadyResolved } from './application-refusals';
import { AppliedJobsRepository } from './applied-jobs.repository';
import { declinedNotification } from './invitation-notifications';
import { InvitationsRepository } from './invitations.repository';
import { JobChangesRepository } from './job-changes.repository';
import { JobLinesService } from './job-lines.service';

/** Declines invitations for the invited talent. */
@Injectable()
export class DecliningService {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly jobs: AppliedJobsRepository,
    private readonly changes: JobChangesRepository,
    private readonly lines: JobLinesService,
    private readonly talents: TalentsBySlugService,
    private readonly notifications: NotificationsService,
  ) {}

  async decline(userId: string, id: number): Promise<void> {
    const found = await this.invitations.findOwn(userId, id);
    const job = found && (await this.jobs.find(found.jobId));
    if (!found || !job) throw noSuchInvitation();
    const [lineOf, talents] = await Promise.all([this.lines.reader(), this.talents.findMany([found.talentId])]);
    const profile = talents.get(found.talentId);
    const talent = { name: profile?.name ?? 'A talent', image: profile?.pictures[0]?.image ?? '' };
    await this.changes.change({ ownerId: job.ownerId, jobIds: [job.id] }, async () => {
      const invitation = await this.invitations.findOwn(userId, id);
      if (!invitation) throw noSuchInvitation();
      if (invitation.state !== 'open') throw alreadyResolved('This invitation is answered already.');
      await this.invitations.setState([id], 'declined');
      const role = (await this.jobs.findRole(invitation.roleId))?.name ?? '';
      if (job.ownerId === null) return;
      await this.notifications.notify([declinedNotification({ invitation, role, line: lineOf(job) }, talent, job.ownerId)]);
    });
  }
}

function noSuchInvitation(): DomainError {
  return new DomainError('NOT_FOUND', { detail: 'There is no such invitation.' });
}
