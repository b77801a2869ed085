import { ageOn, type ApplyGate, type JobForTalent, LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { ProfileStandingService, type TalentBySlug, TalentsBySlugService } from '../../talents';
import { isChildAccount, type UserAccount, UserBlocksService, UsersService } from '../../auth';
import { t } from '../../kernel/messages';
import type { ApplicationAllowance } from '../../membership';
import { toWire } from './application-allowance.policy';
import { allowanceSpent, ApplicationAllowanceService } from './application-allowance.service';
import { ApplicationsRepository } from './applications.repository';
import { type AppliedJob, AppliedJobsRepository, type AppliedRole } from './applied-jobs.repository';
import { admitsChild } from './child-roles.policy';
import { jobClosed, noSuchJob } from './application-refusals';
import { InvitationsRepository } from './invitations.repository';
import { JobLinesService } from './job-lines.service';

type Child = { readonly name: string; readonly age: number; readonly isOfAge: boolean };
type Evaluation = {
  readonly gate: ApplyGate;
  readonly talent: TalentBySlug | null;
  readonly allowance: ApplicationAllowance;
  /** The child whose account it is; null for an adult. */
  readonly child: Child | null;
};
type Applicant = Omit<Evaluation, 'gate' | 'child'> & {
  readonly userId: string;
  readonly job: AppliedJob;
  readonly roleId: number | undefined;
};

/** Decides whether a talent may apply for a job. */
@Injectable()
export class ApplyGateService {
  constructor(
    private readonly jobs: AppliedJobsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly lines: JobLinesService,
    private readonly talents: TalentsBySlugService,
    private readonly users: UsersService,
    private readonly standing: ProfileStandingService,
    private readonly allowances: ApplicationAllowanceService,
    private readonly blocks: UserBlocksService,
  ) {}

  async read(userId: string, jobId: number): Promise<JobForTalent> {
    const job = await this.jobs.find(jobId);
    if (!job) throw noSuchJob();
    const { gate, talent, allowance, child } = await this.evaluate(userId, job);
    const [applications, invitations, isInReview] = await Promise.all([
      this.applications.findOfUserForJob(userId, jobId),
      this.invitations.findOfUserForJob(userId, jobId),
      this.standing.isInReview(userId),
    ]);
    return {
      gate,
      applications: applications.map(({ id, roleId, stage }) => ({ id, role_id: roleId, stage })),
      invited_role_ids: invitations.filter(({ state }) => state === 'open').map(({ roleId }) => roleId),
      ...(child && { barred_role_ids: await this.barredRoles(job, child) }),
      photos: (talent?.pictures ?? []).map(({ image, alt }) => ({ image, alt })),
      profile_in_review: isInReview,
      allowance: toWire(allowance),
    };
  }

  /** Returns the talent's own profile. Throws JOB_CLOSED, APPLY_BARRED or MESSAGES_BLOCKED when the talent may not apply for the role. */
  async require(userId: string, job: AppliedJob, roleId: number): Promise<TalentBySlug> {
    await this.requireTogether(userId, job);
    const { gate, talent, allowance, child } = await this.evaluate(userId, job, roleId);
    if (gate === 'open' && talent) return talent;
    if (gate === 'closed') throw jobClosed(job.ownerId === userId ? 'This is your own job.' : undefined);
    if (gate === 'membership') throw allowanceSpent(allowance);
    throw new DomainError('APPLY_BARRED', { detail: child?.isOfAge ? t('apply.childOfAge', { name: child.name }) : t('apply.noProfile') });
  }

  /** Throws APPLY_BARRED for a child whose age the role does not name, and where there is intimacy. */
  async requireAge(userId: string, job: AppliedJob, role: AppliedRole): Promise<void> {
    const child = this.childOf(await this.users.findById(userId));
    if (child && !admitsChild(role, job, child.age))
      throw new DomainError('APPLY_BARRED', { detail: t('apply.childAge', { name: child.name }) });
  }

  /** Throws MESSAGES_BLOCKED when the talent or the job's client blocked the other. */
  async requireTogether(userId: string, { ownerId }: Pick<AppliedJob, 'ownerId'>): Promise<void> {
    if (ownerId !== null) await this.blocks.requireTogether(userId, ownerId);
  }

  private async evaluate(userId: string, job: AppliedJob, roleId?: number): Promise<Evaluation> {
    const user = await this.users.findById(userId);
    const talent = await this.talents.findOwn(user?.slug ?? '');
    const allowance = await this.allowances.read(userId);
    return { gate: await this.gateOf({ userId, job, roleId, talent, allowance }), talent, allowance, child: this.childOf(user) };
  }

  private async barredRoles(job: AppliedJob, child: Child): Promise<number[]> {
    return (await this.jobs.findRoles([job.id])).filter((role) => !admitsChild(role, job, child.age)).map(({ id }) => id);
  }

  private childOf(user: UserAccount | null): Child | null {
    if (!user || user.birthDate === null || !isChildAccount(user.id)) return null;
    const age = ageOn(user.birthDate, this.lines.today());
    return { name: user.firstName, age, isOfAge: age >= LIMITS.ageOfMajority };
  }

  private async gateOf({ userId, job, roleId, talent, allowance }: Applicant): Promise<ApplyGate> {
    if (!this.lines.isOpen(job) || !(await this.hasReader(job, userId))) return 'closed';
    if (!talent) return 'profile';
    const place = { jobId: job.id, ...(roleId === undefined ? {} : { roleId }) };
    return (await this.allowances.fits(userId, allowance, place)) ? 'open' : 'membership';
  }

  /** Tells whether somebody other than the talent reads applications; nobody does while the client's account is suspended. */
  private async hasReader({ ownerId }: AppliedJob, userId: string): Promise<boolean> {
    if (ownerId === null) return true;
    return ownerId !== userId && (await this.users.findById(ownerId))?.status === 'active';
  }
}
