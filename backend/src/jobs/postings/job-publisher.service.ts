import { dayInIndia, type JobContent } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { type LookupIndex, LookupsService } from '../../talents';
import { columnsOf, type JobColumns, rolesOf, tokensOf } from './job-columns';
import type { JobRecord } from '../schema/job.entity';
import { OwnJobsRepository } from './own-jobs.repository';
import { ShownJobRepository } from './shown-job.repository';

/** What is written with, read before the transaction begins. */
export type Desk = { readonly lookups: LookupIndex; readonly today: string; readonly now: number };

/** Makes a content what visitors read. */
@Injectable()
export class JobPublisher {
  constructor(
    private readonly jobs: OwnJobsRepository,
    private readonly shown: ShownJobRepository,
    private readonly lookups: LookupsService,
    private readonly clock: Clock,
  ) {}

  async prepare(cityId: number | null = null): Promise<Desk> {
    const now = this.clock.now();
    return { lookups: await this.lookups.readWithCity(cityId), today: dayInIndia(now), now };
  }

  /** Part of a change; the content lacks nothing. */
  async publish(job: JobRecord, content: JobContent, desk: Desk): Promise<void> {
    await this.jobs.update(job.id, {
      ...columnsOf(content, desk.lookups, desk.today),
      state: 'open',
      review: 'none',
      reviewNote: '',
      submitted: content,
      publishedAt: job.publishedAt ?? desk.now,
    });
    await this.shown.saveRoles(job.id, rolesOf(content));
    await this.shown.saveTokens(job.id, tokensOf(content, desk.lookups));
  }

  /** What a draft's line in its owner's list reads; what is shown stays as it is. */
  draftColumns(content: JobContent, { lookups, today }: Desk): JobColumns {
    return columnsOf(content, lookups, today);
  }
}
