import type { ReviewedJob } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { hashOf } from '../../../auth';
import { type JobRecord, JobReviewsService } from '../../../jobs';
import { AuditTrail } from '../../../kernel/audit/audit-trail';
import { DomainError } from '../../../kernel/domain-error';
import { t } from '../../../kernel/messages';
import { LookupsService } from '../../../talents';
import { jobSubject } from '../../reviewing/job-decisions.service';
import { compareJob } from '../../reviewing/job-lines';
import { OfficeClaimsService } from '../claims/office-claims.service';
import { AccountBriefsService } from '../kit/account-briefs.service';
import { ItemHistoryService } from '../kit/item-history.service';
import { dueAt, PROMISE_HOURS } from '../kit/queue-promises';
import { marksOf, titleOf } from './job-items.service';

const VERSION_LENGTH = 32;

/**
 * Name of the version that is decided about: a digest of what was sent in. The revision would not do, because it counts the saves of a
 * poster who goes on writing meanwhile, which change nothing of what waits.
 */
export function versionOf({ submitted }: Pick<JobRecord, 'submitted'>): string {
  return hashOf(JSON.stringify(submitted)).slice(0, VERSION_LENGTH);
}

/** Returns the number of a job in a key of the queue. Throws NOT_FOUND for any other text. */
export function jobIdOf(key: string): number {
  if (!/^[1-9]\d{0,8}$/u.test(key)) throw new DomainError('NOT_FOUND', { detail: t('officeQueues.gone') });
  return Number(key);
}

/** Reads a submitted job beside what the site shows of it. */
@Injectable()
export class ReviewedJobService {
  constructor(
    private readonly reviews: JobReviewsService,
    private readonly lookups: LookupsService,
    private readonly accounts: AccountBriefsService,
    private readonly history: ItemHistoryService,
    private readonly claims: OfficeClaimsService,
    private readonly audit: AuditTrail,
  ) {}

  /** Reads what waits of a job. Throws NOT_FOUND when nothing of it waits. */
  async read(key: string): Promise<ReviewedJob> {
    const job = await this.reviews.find(jobIdOf(key));
    const { submitted } = job;
    if (job.review !== 'pending' || !submitted) throw new DomainError('NOT_FOUND', { detail: t('officeQueues.gone') });
    await this.audit.recordRead('read-job', jobSubject(job.id));
    const [lookups, shown] = await Promise.all([this.lookups.read(), this.reviews.shownOf(job)]);
    return {
      id: String(job.id),
      version: versionOf(job),
      title: titleOf(job),
      waiting_since: new Date(job.savedAt).toISOString(),
      due_at: dueAt(job.savedAt, PROMISE_HOURS.jobs),
      marks: marksOf(job),
      account: await this.accounts.find(job.ownerId),
      lines: compareJob({ submitted, shown, lookups }),
      public_path: job.state === 'open' ? `/jobs/${job.id}-${job.slug}` : '',
      history: await this.history.read([jobSubject(job.id), ...(job.ownerId === null ? [] : [job.ownerId])]),
      claim: await this.claims.find('jobs', String(job.id)),
    };
  }
}
