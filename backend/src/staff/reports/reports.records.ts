import { Injectable } from '@nestjs/common';
import { ReportsRepository } from './reports.repository';
import { type UserAccount, PersonalData, toIso } from '../../auth';

/** Abuse reports of the user. After an erasure they stay without a name, since their subjects may still be on the site. */
@Injectable()
export class ReportsRecords extends PersonalData {
  readonly name = 'reports';
  override readonly movable = { reports: { table: 'report', owner: 'reporter_id', unique: [] } };

  constructor(private readonly reports: ReportsRepository) {
    super();
  }

  async exportFor({ id }: UserAccount): Promise<unknown> {
    const sent = await this.reports.findOf(id);
    return sent.map(({ subject, subjectId, reason, text, createdAt, closedAt }) => {
      const about = { subject, subject_id: subjectId, reason, text };
      return { ...about, created_at: toIso(createdAt), closed_at: toIso(closedAt) };
    });
  }

  override erase({ id }: UserAccount): Promise<void> {
    return this.reports.removeReporter(id);
  }
}
