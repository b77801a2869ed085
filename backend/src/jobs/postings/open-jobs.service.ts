import { dayInIndia, type Hirers, type Job } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { CategoriesService } from '../../talents';
import type { JobEntity } from '../schema/job.entity';
import { OpenJobsRepository } from './open-jobs.repository';

@Injectable()
export class OpenJobsService {
  constructor(
    private readonly jobs: OpenJobsRepository,
    private readonly categories: CategoriesService,
    private readonly clock: Clock,
  ) {}

  /** Returns open jobs, the first to close at the top. */
  async openJobs(limit: number): Promise<Job[]> {
    return this.toJobs(await this.jobs.findOpen(this.today(), limit));
  }

  /** Returns open jobs, the newest at the top. */
  async newestJobs(limit: number): Promise<Job[]> {
    return this.toJobs(await this.jobs.findNewest(this.today(), limit));
  }

  /** Returns the paths of open jobs and the day each was first shown, the newest at the top. */
  async paths(limit: number): Promise<readonly { readonly path: string; readonly postedOn: string }[]> {
    const rows = await this.jobs.findSlugs(this.today(), limit);
    return rows.map(({ id, slug, publishedAt }) => ({ path: `/jobs/${id}-${slug}`, postedOn: dayInIndia(publishedAt ?? 0) }));
  }

  countOpen(): Promise<number> {
    return this.jobs.countOpen(this.today());
  }

  /** Returns who has jobs open, the busiest first. */
  async hirers(limit: number): Promise<Hirers['data']> {
    const rows = await this.jobs.countByPoster(this.today(), limit);
    return rows.map(({ name, total }) => ({ name, open_jobs: total }));
  }

  private async toJobs(rows: readonly JobEntity[]): Promise<Job[]> {
    const nameOf = await this.categories.names();
    return rows.map((row) => toJob(row, nameOf(row.categoryId ?? 0)));
  }

  /** Returns a text that changes when the paths may have changed. */
  pathsState(): Promise<string> {
    return this.jobs.slugsState(this.today());
  }

  private today(): string {
    return dayInIndia(this.clock.now());
  }
}

function toJob(job: JobEntity, category: string): Job {
  return {
    id: job.id,
    slug: job.slug,
    title: job.title,
    category,
    details: `${job.medium}. ${job.details}`,
    location: job.location,
    dates: job.dates,
    pay: job.pay,
    pay_max: job.payMax,
    currency: job.currency,
    pay_unit: job.payUnit,
    closes_on: job.closesOn,
    posted_by: job.postedBy,
  };
}
