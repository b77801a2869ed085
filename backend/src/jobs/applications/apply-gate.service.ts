import { type ApplyGate, type JobForTalent } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { ProfileStandingService, type TalentBySlug, TalentsBySlugService } from '../../talents';
import { UsersService } from '../../auth';
import { ApplicationsRepository } from './applications.repository';
import { type AppliedJob, AppliedJobsRepository } from './applied-jobs.repository';
import { jobClosed, noSuchJob } from './application-refusals';
import { InvitationsRepository } from './invitations.repository';
import { JobLinesService } from './job-lines.service';

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
    private readonly config: AppConfig,
  ) {}

  async read(userId: string, jobId: number): Promise<JobForTalent> {
    const job = await this.jobs.find(jobId);
    if (!job) throw noSuchJob();
    const { gate, talent } = await this.evaluate(userId, job);
    const [applications, invitations, isInReview] = await Promise.all([
      this.applications.findOfUserForJob(userId, jobId),
      this.invitations.findOfUserForJob(userId, jobId),
      this.standing.isInReview(userId),
    ]);
    return {
      gate,
      applications: applications.map(({ id, roleId, stage }) => ({ id, role_id: roleId, stage })),
      invited_role_ids: invitations.filter(({ state }) => state === 'open').map(({ roleId }) => roleId),
      photos: (talent?.pictures ?? []).map(({ image, alt }) => ({ image, alt })),
      profile_in_review: isInReview,
    };
  }

  /** Returns the talent's own profile. Throws JOB_CLOSED or APPLY_BARRED when the talent may not apply. */
  async require(userId: string, job: AppliedJob): Promise<TalentBySlug> {
    const { gate, talent } = await this.evaluate(userId, job);
    if (gate === 'open' && talent) return talent;
    if (gate === 'closed') throw jobClosed(job.ownerId === userId ? 'This is your own job.' : undefined);
    const detail = gate === 'membership' ? 'Only members can apply.' : 'You need a profile that is on the site to apply.';
    throw new DomainError('APPLY_BARRED', { detail });
  }

  private async evaluate(userId: string, job: AppliedJob): Promise<{ readonly gate: ApplyGate; readonly talent: TalentBySlug | null }> {
    const user = await this.users.findById(userId);
    const talent = await this.talents.findOwn(user?.slug ?? '');
    if (!this.lines.isOpen(job) || !(await this.hasReader(job, userId))) return { gate: 'closed', talent };
    if (!talent) return { gate: 'profile', talent };
    const needsMembership = this.config.freeApplicationsPerMonth === 0 && user?.hasPremium !== true;
    return { gate: needsMembership ? 'membership' : 'open', talent };
  }

  /** Tells whether somebody other than the talent reads applications; nobody does while the client's account is suspended. */
  private async hasReader({ ownerId }: AppliedJob, userId: string): Promise<boolean> {
    if (ownerId === null) return true;
    return ownerId !== userId && (await this.users.findById(ownerId))?.status === 'active';
  }
}
