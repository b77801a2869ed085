import { FINAL_STAGES, type JobLine } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { type NewNotification, NotificationsService } from '../../notifications';
import { type ClosedJob, JobClosings } from '../postings/job-closings';
import { stageNotification } from './application-notifications';
import { ApplicationsRepository } from './applications.repository';
import { type AppliedJob, AppliedJobsRepository } from './applied-jobs.repository';
import { invitationClosedNotification } from './invitation-notifications';
import { InvitationsRepository } from './invitations.repository';
import { JobLinesService } from './job-lines.service';
import { moveAll } from './stage-moves';

const MOVE = { stage: 'not-selected', text: 'The call is closed.', dueOn: '' } as const;
type Around = { readonly line: JobLine; readonly roleOf: (roleId: number) => string };

const NOTIFICATIONS_AT_ONCE = 100;

/** Sends a final reply to everybody who still waits for one when a job closes for good. */
@Injectable()
export class ClosingRepliesService extends JobClosings {
  constructor(
    private readonly jobs: AppliedJobsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly lines: JobLinesService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {
    super();
  }

  async replyToAll({ id }: ClosedJob): Promise<void> {
    const job = await this.jobs.find(id);
    if (!job) return;
    const line = (await this.lines.reader())(job);
    const roles = new Map((await this.jobs.findRoles([id])).map((role) => [role.id, role.name]));
    const around = { line, roleOf: (roleId: number) => roles.get(roleId) ?? '' };
    const rejected = await this.closeApplications(job, around);
    const notified = new Set(rejected.map(({ userId }) => userId));
    const closed = await this.closeInvitations(job, around);
    // A talent who applied and was invited for another role is notified once.
    const notifications = [...rejected, ...closed.filter(({ userId }) => !notified.has(userId))];
    for (let from = 0; from < notifications.length; from += NOTIFICATIONS_AT_ONCE) {
      await this.notifications.notify(notifications.slice(from, from + NOTIFICATIONS_AT_ONCE));
    }
  }

  private async closeApplications({ id }: AppliedJob, { line, roleOf }: Around): Promise<NewNotification[]> {
    const rows = await this.applications.lockUnlessAt(id, FINAL_STAGES);
    const moved = await moveAll(this.applications, rows, MOVE, this.clock.now());
    return moved.map((application) => stageNotification({ application, role: roleOf(application.roleId), line }, MOVE));
  }

  private async closeInvitations({ id }: AppliedJob, { line, roleOf }: Around): Promise<NewNotification[]> {
    const rows = await this.invitations.lockOpen(id);
    await this.invitations.setState(
      rows.map((row) => row.id),
      'closed',
    );
    const once = new Map(rows.map((row) => [row.userId, row]));
    return [...once.values()].map((invitation) => invitationClosedNotification({ invitation, role: roleOf(invitation.roleId), line }));
  }
}
