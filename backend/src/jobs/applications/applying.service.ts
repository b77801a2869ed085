import type { ApplyForJobInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError, refuseIn } from '../../kernel/domain-error';
import { wasDoneBefore } from '../../kernel/idempotency/once-for-key';
import { spend } from '../../kernel/rate-limits/spend';
import { NotificationsService } from '../../notifications';
import type { TalentBySlug } from '../../talents';
import { JobMatches } from '../search/job-matches.service';
import { ApplicationAllowanceService } from './application-allowance.service';
import { ApplicationLimitsService } from './application-limits.service';
import { clientNotification, type NotifiedApplication } from './application-notifications';
import { alreadyApplied, jobClosed, noSuchJob, refuseContactData } from './application-refusals';
import { type Application, ApplicationsRepository, type NewApplication } from './applications.repository';
import { type AppliedJob, AppliedJobsRepository, type AppliedRole } from './applied-jobs.repository';
import { ApplyGateService } from './apply-gate.service';
import { InvitationsRepository } from './invitations.repository';
import { JobChangesRepository } from './job-changes.repository';
import { JobLinesService } from './job-lines.service';

type Applied = { readonly userId: string; readonly talent: TalentBySlug; readonly role: AppliedRole; readonly input: ApplyForJobInput };
type Sender = { readonly talent: TalentBySlug; readonly ownerId: string | null };
type Match = Pick<NewApplication, 'matchMet' | 'matchOf' | 'matchMissing'>;

/** Sends applications: one for each role, and again after a withdrawal. */
@Injectable()
export class ApplyingService {
  constructor(
    private readonly jobs: AppliedJobsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly changes: JobChangesRepository,
    private readonly gate: ApplyGateService,
    private readonly allowances: ApplicationAllowanceService,
    private readonly lines: JobLinesService,
    private readonly matches: JobMatches,
    private readonly limits: ApplicationLimitsService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  async apply(userId: string, input: ApplyForJobInput): Promise<void> {
    if (wasDoneBefore()) return;
    const role = await this.jobs.findRole(input.role_id);
    const job = role && (await this.jobs.find(role.jobId));
    if (!role || !job) throw noSuchRole();
    const talent = await this.gate.require(userId, job, role.id);
    refuseBadInput(input, job, talent);
    const former = await this.findWithdrawn(userId, role.id);
    const match = await this.matchOf(talent, role);
    const lineOf = await this.lines.reader();
    const reservation = await this.limits.apply(userId, former?.id ?? null);
    const run = async () => {
      await this.allowances.require(userId, { jobId: job.id, roleId: role.id });
      const { job: current, role: asked } = await this.requireOpen(role.id);
      await this.gate.requireAge(userId, current, asked);
      await this.gate.requireTogether(userId, current);
      const application = await this.store({ userId, talent, role, input }, match);
      await this.invitations.markApplied(userId, role.id);
      await this.notifyClient({ application, role: role.name, line: lineOf(current) }, { talent, ownerId: current.ownerId });
    };
    await spend(reservation, () => this.changes.change({ ownerId: job.ownerId, jobIds: [job.id] }, run));
  }

  private async notifyClient(subject: NotifiedApplication, { talent, ownerId }: Sender): Promise<void> {
    if (ownerId === null) return;
    const sender = { name: talent.name, image: talent.pictures[0]?.image ?? '' };
    const notification = clientNotification(subject, { what: 'sent', once: subject.application.stageAt, talent: sender, ownerId });
    await this.notifications.notify([notification]);
  }

  /** Reads the job again within the transaction, because it may have changed meanwhile. Throws when it takes no applications. */
  private async requireOpen(roleId: number): Promise<{ readonly job: AppliedJob; readonly role: AppliedRole }> {
    const role = await this.jobs.findRole(roleId);
    const job = role && (await this.jobs.find(role.jobId));
    if (!job) throw noSuchJob();
    if (!this.lines.isOpen(job)) throw jobClosed();
    if (!role.isShown) throw refuseIn({ role_id: 'This role is no longer cast. Please choose another' });
    return { job, role };
  }

  /** Returns the withdrawn application for a role, null if there was none. Throws ALREADY_APPLIED for one that is not withdrawn. */
  private async findWithdrawn(userId: string, roleId: number): Promise<Application | null> {
    const former = await this.applications.findForRole(userId, roleId);
    if (former && former.stage !== 'withdrawn') throw alreadyApplied();
    return former;
  }

  private async store(applied: Applied, match: Match) {
    const former = await this.findWithdrawn(applied.userId, applied.role.id);
    const at = Math.max(this.clock.now(), (former?.stageAt ?? 0) + 1);
    const sent = { ...sentColumns(applied, at), ...match };
    const retained = { rating: former?.rating ?? 0, clientNote: former?.clientNote ?? '', answeredAt: former?.answeredAt ?? null };
    if (former) await this.applications.update([former.id], sent);
    const id = former?.id ?? (await this.applications.insert({ ...sent, ...retained }));
    if (id === null) throw alreadyApplied();
    await this.applications.addSteps([{ applicationId: id, stage: 'sent', at, text: '' }]);
    return { ...sent, ...retained, id };
  }

  /** Computes the match stored with an application, in texts for the client. Nothing is compared for a profile off the site. */
  private async matchOf({ slug }: TalentBySlug, { id }: AppliedRole): Promise<Match> {
    const { met, of, missing } = (await this.matches.forClient(slug, id)) ?? { met: 0, of: 0, missing: [] };
    return { matchMet: met, matchOf: of, matchMissing: missing };
  }
}

function sentColumns({ userId, talent, role, input }: Applied, at: number) {
  return {
    jobId: role.jobId,
    roleId: role.id,
    userId,
    talentId: talent.id,
    note: input.note,
    answer: input.answer,
    photos: [...new Set(input.photos)],
    stage: 'sent' as const,
    sentAt: at,
    stageAt: at,
    isTapeAsked: false,
    tapeInstructions: '',
    tapeDueOn: '',
    tapeUrl: '',
    tapeVideoId: '',
  };
}

function refuseBadInput({ note, answer, photos }: ApplyForJobInput, { question }: AppliedJob, { pictures }: TalentBySlug): void {
  refuseContactData({ note, answer });
  if (question !== '' && answer === '') throw refuseIn({ answer: 'Please answer the question' });
  const isOwn = (photo: string) => pictures.some(({ image }) => image === photo);
  if (!photos.every(isOwn)) throw refuseIn({ photos: 'Please choose from the pictures of your profile' });
}

function noSuchRole(): DomainError {
  return new DomainError('NOT_FOUND', { detail: 'There is no such role.' });
}
