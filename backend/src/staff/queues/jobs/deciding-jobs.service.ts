import type { DecideInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../../auth';
import { JobReviewsService } from '../../../jobs';
import { JobDecisionsService, jobSubject } from '../../reviewing/job-decisions.service';
import { ItemHistoryService } from '../kit/item-history.service';
import { QueueDecisionsService } from '../kit/queue-decisions.service';
import { jobIdOf, versionOf } from './reviewed-job.service';

/** Decides in the office about the version of a job that was read there. */
@Injectable()
export class DecidingJobsService {
  constructor(
    private readonly queue: QueueDecisionsService,
    private readonly decisions: JobDecisionsService,
    private readonly reviews: JobReviewsService,
    private readonly users: UsersService,
    private readonly history: ItemHistoryService,
  ) {}

  /** Carries a decision out. Throws REVISION_STALE, which says who decided what, when another version waits or none. */
  async decide({ id: key, version, decision, reason }: DecideInput): Promise<void> {
    const id = jobIdOf(key);
    const { ownerId } = await this.reviews.find(id);
    await this.queue.decide({ queue: 'jobs', id: key, reason: decision === 'approve' ? '' : reason }, async () => {
      if (ownerId !== null) await this.users.lock(ownerId);
      const job = await this.reviews.find(id);
      if (job.review !== 'pending') throw await this.history.staleDecision(jobSubject(id));
      if (versionOf(job) !== version) throw this.history.replaced();
      if (decision === 'approve') await this.decisions.approve(id);
      else if (decision === 'changes') await this.decisions.askChanges(id, reason);
      else await this.decisions.reject(id, reason);
    });
  }
}
