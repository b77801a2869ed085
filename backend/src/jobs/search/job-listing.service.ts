import { JOB_LIMITS, type JobListing, type JobsQuery } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import type { CurrentSession } from '../../auth';
import { LookupsService, Pictures } from '../../talents';
import { FoundJobsRepository } from './found-jobs.repository';
import { toJobCard } from './job-card.mapper';
import { type JobFilter, toJobFilter } from './job-filter';
import { type JobScores, JobScoresService } from './job-scores.service';
import { VisitingTalents } from './visiting-talents.service';

const SIZE = JOB_LIMITS.perPage;

type Window = { readonly page: number; readonly pages: number; readonly skip: number };

/** Finds a page of the job list, with the visiting talent's matches. */
@Injectable()
export class JobListingService {
  constructor(
    private readonly jobs: FoundJobsRepository,
    private readonly visitors: VisitingTalents,
    private readonly scoring: JobScoresService,
    private readonly lookups: LookupsService,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
  ) {}

  async list(query: JobsQuery, session: CurrentSession | null): Promise<JobListing> {
    const [lookups, talent] = await Promise.all([this.lookups.read(), this.visitors.find(session)]);
    const filter = toJobFilter(query, lookups, this.clock.now());
    const [total, scores] = await Promise.all([this.jobs.count(filter), talent && this.scoring.score(talent)]);
    const { page, pages, skip } = windowOf(total, query.page ?? 1);
    const ids = await this.findIds(filter, query, { scores, skip });
    const [jobs, others] = await Promise.all([
      this.jobs.findInOrder(ids),
      talent && scores && this.scoring.scoreMissing(scores, talent, ids),
    ]);
    const matchOf = (id: number) => scores?.of(id) ?? others?.of(id) ?? null;
    const data = jobs.map((job) => toJobCard(job, matchOf(job.id), { lookups, pictures: this.pictures }));
    return { status: 200, data, total, page, pages, fits: scores?.fits ?? null };
  }

  private async findIds(filter: JobFilter, { sort = 'match' }: JobsQuery, place: { scores: JobScores | null; skip: number }) {
    const { scores, skip } = place;
    if (sort !== 'match' || !scores) return this.jobs.findPage(filter, sort === 'match' ? 'newest' : sort, { take: SIZE, skip });
    return scores.sort(await this.jobs.findAll(filter)).slice(skip, skip + SIZE);
  }
}

/** Returns the rows of a page; past the last page it is the last one, because jobs close. */
function windowOf(total: number, wanted: number): Window {
  const pages = Math.max(1, Math.ceil(total / SIZE));
  const page = Math.min(wanted, pages);
  return { page, pages, skip: (page - 1) * SIZE };
}
