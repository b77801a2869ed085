import type { ReportSubject } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { ShownJobsService } from '../../jobs';
import { TalentsBySlugService } from '../../talents';
import { ReportedSubjectsRepository } from './reported-subjects.repository';

export type Subject = { readonly subject: ReportSubject; readonly subjectId: number };

/** Checks that a reporter can see what they report, so that reports reveal nothing hidden. */
@Injectable()
export class ReportedSubjectsService {
  constructor(
    private readonly jobs: ShownJobsService,
    private readonly talents: TalentsBySlugService,
    private readonly subjects: ReportedSubjectsRepository,
  ) {}

  async require(subject: Subject, reporterId: string | null): Promise<void> {
    if (!(await this.canSee(subject, reporterId))) throw new DomainError('NOT_FOUND', { detail: 'There is nothing here to report.' });
  }

  private async canSee({ subject, subjectId }: Subject, reporterId: string | null): Promise<boolean> {
    switch (subject) {
      case 'job':
        return this.jobs.isShown(subjectId);
      case 'profile':
        return this.canSeeProfile(subjectId, reporterId);
      case 'application':
        return reporterId !== null && this.subjects.isApplicationTo(reporterId, subjectId);
      case 'invitation':
        return reporterId !== null && this.subjects.isInvitationTo(reporterId, subjectId);
      case 'thread':
        return reporterId !== null && this.subjects.isThreadOf(reporterId, subjectId);
      case 'review':
        return this.subjects.isShownReview(subjectId);
    }
  }

  private async canSeeProfile(id: number, reporterId: string | null): Promise<boolean> {
    const talent = (await this.talents.findMany([id])).get(id);
    return talent !== undefined && (!talent.isPrivate || reporterId !== null);
  }
}
