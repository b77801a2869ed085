import type { ReportSubject } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { ShownJobsService } from '../../jobs';
import { AddressedTalentsService } from '../../talents';
import { ReportedSubjectsRepository } from './reported-subjects.repository';

export type Subject = { readonly subject: ReportSubject; readonly subjectId: number };

/** Somebody reports what they can see: nobody learns of anything else by reporting it. */
@Injectable()
export class ReportedSubjectsService {
  constructor(
    private readonly jobs: ShownJobsService,
    private readonly talents: AddressedTalentsService,
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
    }
  }

  private async canSeeProfile(id: number, reporterId: string | null): Promise<boolean> {
    const talent = (await this.talents.findMany([id])).get(id);
    return talent !== undefined && (!talent.isPrivate || reporterId !== null);
  }
}
