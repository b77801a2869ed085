import { Injectable } from '@nestjs/common';
import { type JobRecord, JobReviewsService } from '../../jobs';
import { AuditTrail } from '../../kernel/audit/audit-trail';

/** Subject of audit entries about a job. */
export function jobSubject(id: number): string {
  return `job:${id}`;
}

/** Decides about jobs: the decision with its notifications, and its entry in the audit trail. */
@Injectable()
export class JobDecisionsService {
  constructor(
    private readonly reviews: JobReviewsService,
    private readonly audit: AuditTrail,
  ) {}

  /** Publishes what was sent in; returns the published job. */
  async approve(id: number): Promise<JobRecord> {
    await this.reviews.approve(id);
    const job = await this.reviews.find(id);
    await this.audit.record('approve-job', jobSubject(id), job.ownerId ?? '');
    return job;
  }

  async askChanges(id: number, reason: string): Promise<void> {
    await this.reviews.askChanges(id, reason);
    await this.audit.record('ask-job-changes', jobSubject(id), reason);
  }

  async close(id: number, reason: string): Promise<void> {
    await this.reviews.close(id, reason);
    await this.audit.record('close-job', jobSubject(id), reason);
  }

  /** Closes a job that waits, for good, whether it is new or a change of a shown one. */
  async reject(id: number, reason: string): Promise<void> {
    await this.reviews.reject(id, reason);
    await this.audit.record('reject-job', jobSubject(id), reason);
  }
}
