import { Injectable } from '@nestjs/common';
import { AccountMailsService, ownMedia, type UserAccount } from '../../auth';
import { ReviewRemovalsService } from '../../hiring';
import { JobReviewsService } from '../../jobs';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { JobDecisionsService } from '../reviewing/job-decisions.service';
import { StaffContentService } from '../console/staff-content.service';
import { PersonFactsRepository } from './person-facts.repository';
import { refused } from './refused';

/** Takes what a person published, or what was published about them, off the site. Each act is for the caller's transaction. */
@Injectable()
export class PersonContentService {
  constructor(
    private readonly content: StaffContentService,
    private readonly reviewedJobs: JobReviewsService,
    private readonly decisions: JobDecisionsService,
    private readonly removals: ReviewRemovalsService,
    private readonly facts: PersonFactsRepository,
    private readonly mails: AccountMailsService,
    private readonly audit: AuditTrail,
  ) {}

  async removeProfile(user: UserAccount, reason: string): Promise<void> {
    if (user.slug === '') throw refused(t('office.noProfile'));
    await this.content.removeProfile(user.slug, reason);
    await this.mails.send(ownMedia(user), {
      subject: t('office.profileRemovedSubject'),
      paragraphs: [t('office.profileRemoved'), t('office.reasonIs', { reason }), t('account.appeal')],
      text: t('office.profileRemovedText'),
    });
  }

  async closeJob({ id: userId }: UserAccount, jobId: number, reason: string): Promise<void> {
    const { ownerId } = await this.reviewedJobs.find(jobId);
    if (ownerId !== userId) throw new DomainError('NOT_FOUND', { detail: t('office.noJobOfPerson') });
    await this.decisions.close(jobId, reason);
  }

  async takeDownReview({ id: userId }: UserAccount, reviewId: number, reason: string): Promise<void> {
    if (!(await this.facts.isReviewed(userId, reviewId))) throw new DomainError('NOT_FOUND', { detail: t('office.noReviewOfPerson') });
    await this.removals.takeDown(reviewId, reason);
    await this.audit.record('take-down-review', `review:${reviewId}`, reason);
  }
}
