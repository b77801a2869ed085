import { isDeepStrictEqual } from 'node:util';
import { missingJobFields, type JobRevisionInput, ROLES } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppLog } from '../../kernel/logging/app-log';
import { requireRole, UsersService } from '../../auth';
import { strangeIds } from './job-checks';
import { type PublishContext, JobPublisher } from './job-publisher.service';
import { incomplete, noSuchJob, staleRevision, wrongState } from './job-refusals';
import { needsReview } from './job-review.policy';
import type { JobRecord } from '../schema/job.entity';
import { OwnJobsRepository } from './own-jobs.repository';
import { shownContent } from './shown-content';
import { ShownJobRepository } from './shown-job.repository';

@Injectable()
export class JobSubmissionService {
  constructor(
    private readonly jobs: OwnJobsRepository,
    private readonly shown: ShownJobRepository,
    private readonly users: UsersService,
    private readonly publisher: JobPublisher,
    private readonly log: AppLog,
  ) {}

  /**
   * Publishes a job at once, or stores it for staff to review; meanwhile an open job stays as it was. A repeated request
   * changes nothing. Throws JOB_INCOMPLETE with the missing fields.
   */
  async submit(ownerId: string, { id, revision }: JobRevisionInput): Promise<void> {
    const context = await this.publisher.prepare();
    await this.jobs.change(ownerId, async () => {
      requireRole(await this.users.findById(ownerId), ROLES.client);
      const job = await this.jobs.find(ownerId, id);
      if (!job) throw noSuchJob();
      if (job.state === 'closed') throw wrongState('This job is closed. Duplicate it to post it again.');
      if (job.revision !== revision) throw staleRevision();
      if (isSentAlready(job)) return;
      const fields = { ...missingJobFields(job.content, context.today), ...strangeIds(job.content, context.lookups) };
      if (Object.keys(fields).length > 0) throw incomplete(fields);
      await this.publishOrStore(job, context);
    });
  }

  private async publishOrStore(job: JobRecord, context: PublishContext): Promise<void> {
    const { id, ownerId, content } = job;
    const isKnownPoster = ownerId !== null && (await this.jobs.isKnownPoster(ownerId));
    const shown = job.publishedAt === null ? null : shownContent(job, await this.shown.findRoles(id));
    if (needsReview(content, { isKnownPoster, shown })) {
      await this.jobs.update(id, { review: 'pending', reviewNote: '', submitted: content, savedAt: context.now });
      this.log.info('job waits for staff', { job_id: id });
    } else {
      await this.publisher.publish(job, content, context);
      this.log.info('job shown', { job_id: id });
    }
  }
}

function isSentAlready({ state, review, content, submitted }: JobRecord): boolean {
  if (review === 'changes' || !isDeepStrictEqual(content, submitted)) return false;
  return review === 'pending' || state === 'open';
}
