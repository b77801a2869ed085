import type { ApplyForJobInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { wasDoneBefore } from '../../kernel/idempotency/once-for-key';
import { spend } from '../../kernel/rate-limits/spend';
import { NotificationsService } from '../../notifications';
import type { TalentBySlug } from '../../talents';
import { JobMatches } from '../search/job-matches.service';
import { AnswerLimitsService } from './answer-limits.service';
import { clientNotice, type ToldApplication } from './application-notices';
import { alreadyApplied, jobClosed, noSuchJob, refuseContactData, refuseIn } from './application-refusals';
import { ApplicationsRepository, type NewApplication } from './applications.repository';
import { type AppliedJob, AppliedJobsRepository, type AppliedRole } from './applied-jobs.repository';
import { ApplyGateService } from './apply-gate.service';
import { InvitationsRepository } from './invitations.repository';
import { JobChangesRepository } from './job-changes.repository';
import { JobLinesService } from './job-lines.service';

type Applied = { readonly userId: string; readonly talent: TalentBySlug; readonly role: AppliedRole; readonly input: ApplyForJobInput };
type Sender = { readonly talent: TalentBySlug; readonly ownerId: string | null };
type Match = Pick<NewApplication, 'matchMet' | 'matchOf' | 'matchMissing'>;

/** Applies for a role: once for each, and anew after taking it back. */
@Injectable()
export class ApplyingService {
  constructor(
    private readonly jobs: AppliedJobsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly changes: JobChangesRepository,
    private readonly gate: ApplyGateService,
    private readonly lines: JobLinesService,
    private readonly matches: JobMatches,
    private readonly limits: AnswerLimitsService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  async apply(userId: string, input: ApplyForJobInput): Promise<void> {
    if (wasDoneBefore()) return;
    const role = await this.jobs.findRole(input.role_id);
    const job = role && (await this.jobs.find(role.jobId));
    if (!role || !job) throw noSuchRole();
    const talent = await this.gate.require(userId, job);
    refuseAnswers(input, job, talent);
    const match = await this.matchOf(talent, role);
    const lineOf = await this.lines.reader();
    const use = await this.limits.apply(userId, (await this.applications.findForRole(userId, role.id))?.id ?? null);
    const run = async () => {
      const current = await this.requireOpen(role.id);
      const application = await this.put({ userId, talent, role, input }, match);
      await this.invitations.markApplied(userId, role.id);
      await this.tell({ application, role: role.name, line: lineOf(current) }, { talent, ownerId: current.ownerId });
    };
    await spend(use, () => this.changes.change({ ownerId: job.ownerId, jobIds: [job.id] }, run));
  }

  private async tell(told: ToldApplication, { talent, ownerId }: Sender): Promise<void> {
    if (ownerId === null) return;
    const sender = { name: talent.name, image: talent.pictures[0]?.image ?? '' };
    const notice = clientNotice(told, { what: 'sent', once: told.application.stageAt, talent: sender, ownerId });
    await this.notifications.tell([notice]);
  }

  /** What was found before may have changed while this one waited for its turn. */
  private async requireOpen(roleId: number): Promise<AppliedJob> {
    const role = await this.jobs.findRole(roleId);
    const job = role && (await this.jobs.find(role.jobId));
    if (!job) throw noSuchJob();
    if (!this.lines.isOpen(job)) throw jobClosed();
    if (!role.isShown) throw refuseIn({ role_id: 'This role is no longer cast. Please choose another' });
    return job;
  }

  private async put(applied: Applied, match: Match) {
    const former = await this.applications.findForRole(applied.userId, applied.role.id);
    if (former && former.stage !== 'withdrawn') throw alreadyApplied();
    const at = Math.max(this.clock.now(), (former?.stageAt ?? 0) + 1);
    const sent = { ...sentColumns(applied, at), ...match };
    const kept = { rating: former?.rating ?? 0, clientNote: former?.clientNote ?? '', answeredAt: former?.answeredAt ?? null };
    if (former) await this.applications.update([former.id], sent);
    const id = former?.id ?? (await this.applications.insert({ ...sent, ...kept }));
    if (id === null) throw alreadyApplied();
    await this.applications.addSteps([{ applicationId: id, stage: 'sent', at, text: '' }]);
    return { ...sent, ...kept, id };
  }

  /** As it is now, in the client's words; of a private profile nothing is compared. */
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
  };
}

function refuseAnswers({ note, answer, photos }: ApplyForJobInput, { question }: AppliedJob, { pictures }: TalentBySlug): void {
  refuseContactData({ note, answer });
  if (question !== '' && answer === '') throw refuseIn({ answer: 'Please answer the question' });
  const isOwn = (photo: string) => pictures.some(({ image }) => image === photo);
  if (!photos.every(isOwn)) throw refuseIn({ photos: 'Please choose from the pictures of your profile' });
}

function noSuchRole(): DomainError {
  return new DomainError('NOT_FOUND', { detail: 'There is no such role.' });
}
