import { dayInIndia, type JobContent } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { type LookupIndex, LookupsService } from '../../talents';
import { columnsOf, type JobColumns, rolesOf, tokensOf } from './job-columns';
import type { JobRecord } from '../schema/job.entity';
import { IndexedJobsRepository } from './indexed-jobs.repository';
import { OwnJobsRepository } from './own-jobs.repository';
import { ShownJobRepository } from './shown-job.repository';

/** Lookups and time for a publication, read before the transaction begins. */
export type PublishContext = { readonly lookups: LookupIndex; readonly today: string; readonly now: number };

/** Publishes a job's content: writes the columns, roles and tokens that visitors read. */
@Injectable()
export class JobPublisher {
  constructor(
    private readonly jobs: OwnJobsRepository,
    private readonly shown: ShownJobRepository,
    private readonly indexed: IndexedJobsRepository,
    private readonly lookups: LookupsService,
    private readonly clock: Clock,
  ) {}

  async prepare(cityId: number | null = null): Promise<PublishContext> {
    const now = this.clock.now();
    return { lookups: await this.lookups.readWithCity(cityId), today: dayInIndia(now), now };
  }

  /** Shows a complete content, within the caller's transaction. */
  async publish(job: JobRecord, content: JobContent, context: PublishContext): Promise<void> {
    const former = await this.indexed.read([job.id]);
    await this.jobs.update(job.id, {
      ...columnsOf(content, context.lookups, context.today),
      state: 'open',
      review: 'none',
      reviewNote: '',
      submitted: content,
      publishedAt: job.publishedAt ?? context.now,
    });
    await this.shown.saveRoles(job.id, rolesOf(content));
    await this.shown.saveTokens(job.id, tokensOf(content, context.lookups));
    await this.indexed.note([job.id], former, context.now);
  }

  /** Returns the columns of a draft, for its line in the owner's list. */
  draftColumns(content: JobContent, { lookups, today }: PublishContext): JobColumns {
    return columnsOf(content, lookups, today);
  }
}
