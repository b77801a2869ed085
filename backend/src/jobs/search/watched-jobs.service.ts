import { formatMoneyRange, type JobsQuery, jobsQuerySchema } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { validated } from '../../kernel/http/validated.pipe';
import { LookupsService } from '../../talents';
import { IndexedJobsRepository } from '../postings/indexed-jobs.repository';
import { FoundJobsRepository } from './found-jobs.repository';
import type { IndexedJob } from './is-job-found';
import { jobFilterWords } from './job-filter-words';
import { type JobFilter, toJobFilter } from './job-filter';

/** A job as an alert shows it. */
export type FoundJobItem = {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly location: string;
  /** '₹5,000–₹6,000 per day'; '' for unpaid work. */
  readonly pay: string;
  readonly closesOn: string;
  readonly ownerId: string | null;
};

const queryPipe = validated(jobsQuerySchema);

/** What saved searches need of the jobs: the list's filters, applied to single jobs. */
@Injectable()
export class WatchedJobsService {
  constructor(
    private readonly indexed: IndexedJobsRepository,
    private readonly jobs: FoundJobsRepository,
    private readonly lookups: LookupsService,
    private readonly clock: Clock,
  ) {}

  /** Checks a filter as the list does, without its order and page. Throws VALIDATION_FAILED. */
  parse(query: unknown): JobsQuery {
    const { sort: _sort, page: _page, ...filter } = queryPipe.transform(query, { type: 'query' });
    return filter;
  }

  async describe(query: JobsQuery): Promise<string[]> {
    return jobFilterWords(query, await this.lookups.read());
  }

  /** Returns the function that converts filters to the terms of the list. */
  async compiler(): Promise<(query: JobsQuery) => JobFilter> {
    const lookups = await this.lookups.read();
    const now = this.clock.now();
    return (query) => toJobFilter(query, lookups, now);
  }

  /** Reads what the list finds jobs by; those who are not open are left out. */
  async read(ids: readonly number[]): Promise<ReadonlyMap<number, IndexedJob>> {
    const jobs = await this.indexed.read(ids);
    // A city that another process has just added would be found by no place else.
    for (const cityId of new Set([...jobs.values()].map((job) => job.cityId))) await this.lookups.readWithCity(cityId);
    return jobs;
  }

  /** Finds jobs in the order of the ids. */
  async find(ids: readonly number[]): Promise<FoundJobItem[]> {
    const [jobs, owners] = await Promise.all([this.jobs.findInOrder(ids), this.jobs.findOwners(ids)]);
    return jobs.map(({ id, slug, title, location, payKind, pay, payMax, currency, payUnit, closesOn }) => {
      const sum = payKind === 'paid' ? `${formatMoneyRange(pay, payMax, currency)} ${payUnit}`.trim() : '';
      return { id, slug, title, location, pay: sum, closesOn, ownerId: owners.get(id) ?? null };
    });
  }
}
