import {
  type ApplicantSort,
  type ApplicantsQuery,
  type ApplicantsResponse,
  JOB_LIMITS,
  type JobInvitation,
  type JobStage,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { VideosService } from '../../videos';
import { ApplicantCardsService } from './applicant-cards.service';
import { toApplicant, toJobInvitation } from './applicants.mapper';
import { ApplicantsRepository, type StageCounts } from './applicants.repository';
import { noSuchJob } from './application-refusals';
import { tapesOf } from './applications.mapper';
import { ApplicationsRepository } from './applications.repository';
import { AppliedJobsRepository, type AppliedRole } from './applied-jobs.repository';
import { InvitationsRepository } from './invitations.repository';
import { JobLinesService } from './job-lines.service';

const SORT: ApplicantSort = 'match';

/** Reads who applied for one job and who was invited to it. */
@Injectable()
export class ApplicantsService {
  constructor(
    private readonly jobs: AppliedJobsRepository,
    private readonly applicants: ApplicantsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly cards: ApplicantCardsService,
    private readonly lines: JobLinesService,
    private readonly videos: VideosService,
  ) {}

  async read(ownerId: string, query: ApplicantsQuery): Promise<ApplicantsResponse> {
    const job = await this.jobs.findOwn(ownerId, query.job);
    if (!job) throw noSuchJob();
    const filter = { jobId: job.id, roleId: query.role, stage: query.stage };
    const [roles, counts, lineOf] = await Promise.all([
      this.jobs.findRoles([job.id]),
      this.applicants.countStages(filter),
      this.lines.reader(),
    ]);
    const total = totalOf(counts, query.stage);
    const page = query.page ?? 1;
    return {
      status: 200,
      job: { ...lineOf(job), question: job.question, roles: roles.map(({ id, name }) => ({ id, name })) },
      counts: { all: totalOf(counts, undefined), ...counts },
      data: await this.page({ ...filter, id: query.application, sort: query.sort ?? SORT, page }, roles),
      total,
      page,
      pages: Math.max(1, Math.ceil(total / JOB_LIMITS.applicantsPerPage)),
      invitations: await this.invited(job.id, roles),
    };
  }

  private async page(
    { sort, page, ...filter }: Parameters<ApplicantsRepository['findPage']>[0] & { sort: ApplicantSort; page: number },
    roles: readonly AppliedRole[],
  ): Promise<ApplicantsResponse['data']> {
    const rows = await this.applicants.findPage(filter, sort, page);
    const [steps, talentOf, videos] = await Promise.all([
      this.applications.findSteps(rows.map(({ id }) => id)),
      this.cards.read(rows.map(({ talentId }) => talentId)),
      this.videos.existing(tapesOf(rows)),
    ]);
    return rows.map((row) =>
      toApplicant(row, steps.get(row.id) ?? [], { role: nameOf(roles, row.roleId), talent: talentOf(row.talentId), videos }),
    );
  }

  private async invited(jobId: number, roles: readonly AppliedRole[]): Promise<JobInvitation[]> {
    const rows = await this.invitations.findOfJobs([jobId]);
    const talentOf = await this.cards.read(rows.map(({ talentId }) => talentId));
    return rows.map((row) => toJobInvitation(row, { role: nameOf(roles, row.roleId), talent: talentOf(row.talentId) }));
  }
}

export function nameOf(roles: readonly AppliedRole[], id: number): string {
  return roles.find((role) => role.id === id)?.name ?? '';
}

/** Number of applications at a stage; without a stage all but those withdrawn. */
export function totalOf(counts: StageCounts, stage: JobStage | undefined): number {
  if (stage !== undefined) return counts[stage];
  return Object.values(counts).reduce((sum, count) => sum + count, 0) - counts.withdrawn;
}
