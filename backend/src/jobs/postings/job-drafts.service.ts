import { isDeepStrictEqual } from 'node:util';
import { JOB_LIMITS, type JobContent, type SaveJobInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { FormSavesService } from '../../kernel/rate-limits/form-saves.service';
import { refuseStrangeIds } from './job-checks';
import { type PublishContext, JobPublisher } from './job-publisher.service';
import { listFull, noSuchJob, staleRevision, wrongState } from './job-refusals';
import { OwnJobsRepository } from './own-jobs.repository';

/** Saves, duplicates and discards drafts. `save` and `duplicate` return the job's id. */
@Injectable()
export class JobDraftsService {
  constructor(
    private readonly jobs: OwnJobsRepository,
    private readonly publisher: JobPublisher,
    private readonly saves: FormSavesService,
  ) {}

  /**
   * Saves a job's content. Of two saves based on one revision the second is refused with REVISION_STALE, so that nothing is
   * lost unseen; a repeated request changes nothing.
   */
  async save(ownerId: string, { id, revision, content }: SaveJobInput): Promise<number> {
    await this.saves.consume('job', ownerId);
    const context = await this.publisher.prepare(content.city_id);
    refuseStrangeIds(content, context.lookups);
    return this.jobs.change(ownerId, async () => {
      if (id === null) return this.begin(ownerId, content, context);
      const job = await this.jobs.find(ownerId, id);
      if (!job) throw noSuchJob();
      if (job.state === 'closed') throw wrongState('This job is closed. Duplicate it to post it again.');
      if (isDeepStrictEqual(content, job.content)) return id;
      if (job.revision !== revision) throw staleRevision();
      const columns = job.state === 'draft' ? this.publisher.draftColumns(content, context) : {};
      await this.jobs.update(id, { ...columns, content, revision: revision + 1, savedAt: context.now });
      return id;
    });
  }

  /** Copies a job to a new draft without its dates. */
  async duplicate(ownerId: string, id: number): Promise<number> {
    const context = await this.publisher.prepare();
    return this.jobs.change(ownerId, async () => {
      const job = await this.jobs.find(ownerId, id);
      if (!job) throw noSuchJob();
      return this.begin(ownerId, { ...job.content, starts_on: '', ends_on: '', closes_on: '' }, context);
    });
  }

  discard(ownerId: string, id: number): Promise<void> {
    return this.jobs.change(ownerId, async () => {
      const job = await this.jobs.find(ownerId, id);
      if (!job) throw noSuchJob();
      if (job.state !== 'draft') throw wrongState('This job was shown, so it cannot be thrown away. Close it instead.');
      await this.jobs.delete(id);
    });
  }

  private async begin(ownerId: string, content: JobContent, context: PublishContext): Promise<number> {
    if ((await this.jobs.countNotClosed(ownerId)) >= JOB_LIMITS.jobsPerClient) throw listFull();
    return this.jobs.insert({
      ...this.publisher.draftColumns(content, context),
      ownerId,
      state: 'draft',
      review: 'none',
      reviewNote: '',
      revision: 1,
      content,
      submitted: null,
      publishedAt: null,
      closedAt: null,
      createdAt: context.now,
      savedAt: context.now,
    });
  }
}
