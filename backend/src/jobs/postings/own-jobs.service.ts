import type { OwnJob, OwnJobRow, OwnJobsResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { type LookupIndex, LookupsService, Pictures } from '../../talents';
import { UsersService } from '../../auth';
import { type JobCounts, JobCountsRepository } from './job-counts.repository';
import { noSuchJob } from './job-refusals';
import { hasUnsentChanges, stateOf } from './job-review.policy';
import type { JobRecord } from '../schema/job.entity';
import { OwnJobsRepository } from './own-jobs.repository';

/** Reads a client's own jobs. */
@Injectable()
export class OwnJobsService {
  constructor(
    private readonly jobs: OwnJobsRepository,
    private readonly counts: JobCountsRepository,
    private readonly lookups: LookupsService,
    private readonly pictures: Pictures,
    private readonly users: UsersService,
  ) {}

  async list(ownerId: string): Promise<Omit<OwnJobsResponse, 'status'>> {
    const [jobs, lookups, user] = [await this.jobs.findOf(ownerId), await this.lookups.read(), await this.users.findById(ownerId)];
    const counts = await this.counts.of(ownerId);
    const data = jobs.map((job) => ({ ...rowOf(job, counts(job.id)), image: this.imageOf(job, lookups) }));
    return { data, verified_on: user?.verifiedClientOn ?? '' };
  }

  async read(ownerId: string, id: number): Promise<OwnJob> {
    const job = await this.jobs.find(ownerId, id);
    if (!job) throw noSuchJob();
    return toOwnJob(job);
  }

  private imageOf({ categoryId }: JobRecord, lookups: LookupIndex): string {
    const category = categoryId === null ? undefined : lookups.category(categoryId);
    return category ? this.pictures.ofCategory(category.slug) : '';
  }
}

function toOwnJob(job: JobRecord): OwnJob {
  return {
    id: job.id,
    slug: job.slug,
    state: stateOf(job),
    revision: job.revision,
    content: job.content,
    review_note: job.reviewNote,
    has_changes_in_review: job.state === 'open' && job.review === 'pending',
    has_unsent_changes: hasUnsentChanges(job),
    saved_at: new Date(job.savedAt).toISOString(),
  };
}

function rowOf(job: JobRecord, counts: JobCounts): Omit<OwnJobRow, 'image'> {
  const { id, slug, state, review_note, has_changes_in_review, saved_at } = toOwnJob(job);
  return {
    id,
    slug,
    title: job.title,
    state,
    review_note,
    has_changes_in_review,
    location: job.location,
    dates: job.dates,
    closes_on: job.closesOn,
    roles: job.content.roles.length,
    ...counts,
    saved_at,
  };
}
