import { type InviteTalentInput, ROLES, splitRoles } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError, refuseIn } from '../../kernel/domain-error';
import { wasDoneBefore } from '../../kernel/idempotency/once-for-key';
import { NotificationsService } from '../../notifications';
import { type TalentBySlug, TalentsBySlugService } from '../../talents';
import { UserBlocksService, UsersService } from '../../auth';
import { ApplicationLimitsService } from './application-limits.service';
import { spend } from '../../kernel/rate-limits/spend';
import { inviteRefused, jobClosed, noSuchJob, refuseContactData } from './application-refusals';
import { type AppliedJob, AppliedJobsRepository, type AppliedRole } from './applied-jobs.repository';
import { invitedNotification } from './invitation-notifications';
import { ApplicationsRepository } from './applications.repository';
import { InvitationsRepository } from './invitations.repository';
import { JobChangesRepository } from './job-changes.repository';
import { JobLinesService } from './job-lines.service';

type Invited = { readonly talent: TalentBySlug; readonly userId: string };
type Place = { readonly job: AppliedJob; readonly role: AppliedRole };

/** Invites talents to apply, once for each role. */
@Injectable()
export class InvitingService {
  constructor(
    private readonly jobs: AppliedJobsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly changes: JobChangesRepository,
    private readonly lines: JobLinesService,
    private readonly talents: TalentsBySlugService,
    private readonly users: UsersService,
    private readonly blocks: UserBlocksService,
    private readonly limits: ApplicationLimitsService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  async invite(ownerId: string, input: InviteTalentInput): Promise<void> {
    if (wasDoneBefore()) return;
    refuseContactData({ message: input.message });
    const place = await this.requirePlace(ownerId, input.role_id);
    const invited = await this.requireInvited(ownerId, input.talent_id);
    const lineOf = await this.lines.reader();
    const reservation = await this.limits.invite(ownerId);
    const run = async () => {
      const { job, role } = await this.requireOpen(place);
      await this.blocks.requireTogether(ownerId, invited.userId);
      const invitation = await this.store({ place: { job, role }, invited, message: input.message });
      await this.notifications.notify([invitedNotification({ invitation, role: role.name, line: lineOf(job) })]);
    };
    await spend(reservation, () => this.changes.change({ ownerId, jobIds: [place.job.id] }, run));
  }

  private async requirePlace(ownerId: string, roleId: number): Promise<Place> {
    const role = await this.jobs.findRole(roleId);
    const job = role && (await this.jobs.findOwn(ownerId, role.jobId));
    if (!role || !job) throw noSuchJob();
    return { role, job };
  }

  /** Requires a profile everybody may see and an account that can reply. Throws INVITE_REFUSED, or MESSAGES_BLOCKED, otherwise. */
  private async requireInvited(ownerId: string, talentId: number): Promise<Invited> {
    const talent = (await this.talents.findMany([talentId])).get(talentId);
    if (!talent || talent.isPrivate) throw inviteRefused('There is no such profile.');
    const userId = await this.talents.ownerOf(talent);
    const user = userId === null ? null : await this.users.findById(userId);
    if (!user || !splitRoles(user.roleId).includes(ROLES.talent))
      throw inviteRefused(`Nobody answers for the profile of ${talent.name} yet.`);
    if (user.id === ownerId) throw inviteRefused('This is your own profile.');
    await this.blocks.requireTogether(ownerId, user.id);
    return { talent, userId: user.id };
  }

  private async requireOpen(place: Place): Promise<Place> {
    const [job, role] = [await this.jobs.find(place.job.id), await this.jobs.findRole(place.role.id)];
    if (!job || !role) throw noSuchJob();
    if (!this.lines.isOpen(job)) throw jobClosed();
    if (!role.isShown) throw refuseIn({ role_id: 'This role is no longer cast. Please choose another' });
    return { job, role };
  }

  private async store({ place, invited, message }: { place: Place; invited: Invited; message: string }) {
    const { talent, userId } = invited;
    const { job, role } = place;
    const former = await this.applications.findForRole(userId, role.id);
    if (former && former.stage !== 'withdrawn') throw inviteRefused(`${talent.name} applied for this role already.`);
    const row = { jobId: job.id, roleId: role.id, talentId: talent.id, userId, message, state: 'open', at: this.clock.now() } as const;
    const id = await this.invitations.insert(row);
    if (id === null) throw new DomainError('ALREADY_INVITED', { detail: `${talent.name} is invited for this role already.` });
    return { ...row, id };
  }
}
