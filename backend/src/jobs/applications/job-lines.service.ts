import { dayInIndia, type JobLine } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { LookupsService, Pictures } from '../../talents';
import { stateOf } from '../postings/job-review.policy';
import type { AppliedJob } from './applied-jobs.repository';

/** Makes the line by which lists and notifications show a job. */
@Injectable()
export class JobLinesService {
  constructor(
    private readonly lookups: LookupsService,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
  ) {}

  async reader(): Promise<(job: AppliedJob) => JobLine> {
    const [lookups, today] = [await this.lookups.read(), this.today()];
    return (job) => ({
      id: job.id,
      slug: job.slug,
      title: job.title,
      posted_by: job.postedBy,
      location: job.location,
      dates: job.dates,
      image: this.pictures.ofCategory(lookups.category(job.categoryId ?? 0)?.slug ?? ''),
      state: isOver(job, today) ? 'closed' : stateOf(job),
      closes_on: job.closesOn,
    });
  }

  /** Tells whether the job takes applications: it closes at the end of its last day in India. */
  isOpen(job: Pick<AppliedJob, 'state' | 'closesOn'>): boolean {
    return job.state === 'open' && !isOver(job, this.today());
  }

  today(): string {
    return dayInIndia(this.clock.now());
  }
}

function isOver({ state, closesOn }: Pick<AppliedJob, 'state' | 'closesOn'>, today: string): boolean {
  return state === 'closed' || (state === 'open' && closesOn < today);
}
