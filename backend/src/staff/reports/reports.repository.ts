import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan, Not, type Repository } from 'typeorm';
import { countUpTo } from '../../kernel/database/count-up-to';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { findPage } from '../../kernel/database/find-page';
import { ReportEntity } from './report.entity';

export type Report = Readonly<ReportEntity>;
/** Place among the open reports: those about children are a group of their own. */
export type ReportPlace = Pick<Report, 'createdAt' | 'id'>;
export type NewReport = Omit<Report, 'id' | 'closedAt' | 'outcome'>;

/** Abuse reports to staff. */
@Injectable()
export class ReportsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows(): Repository<ReportEntity> {
    return this.dataSource.getRepository(ReportEntity);
  }

  /** Locks the reporter's account until the end of the transaction, so that their reports are serialised. */
  async lockReporter(reporterId: string): Promise<void> {
    await this.dataSource.query('UPDATE user_account SET id = id WHERE id = ?', [reporterId]);
  }

  /** Whether the reporter has an open report on the same subject for the same reason. */
  isOpen({ reporterId, subject, subjectId, reason }: NewReport): Promise<boolean> {
    if (reporterId === null) return Promise.resolve(false);
    return this.rows.existsBy({ reporterId, subject, subjectId, reason, closedAt: IsNull() });
  }

  async insert(report: NewReport): Promise<Report> {
    return this.rows.save({ ...report, closedAt: null, outcome: '' });
  }

  find(id: number): Promise<Report | null> {
    return this.rows.findOneBy({ id });
  }

  hasOpenOn(subject: Report['subject'], subjectId: number): Promise<boolean> {
    return this.rows.existsBy({ subject, subjectId, closedAt: IsNull() });
  }

  /** Returns open reports: those about children first, then the longest waiting. */
  findOpen(limit: number): Promise<Report[]> {
    return this.rows
      .createQueryBuilder('report')
      .where({ closedAt: IsNull() })
      .orderBy("CASE WHEN report.reason = 'minor' THEN 0 ELSE 1 END")
      .addOrderBy('report.createdAt')
      .addOrderBy('report.id')
      .limit(limit)
      .getMany();
  }

  countOpen(): Promise<number> {
    return this.rows.countBy({ closedAt: IsNull() });
  }

  /** Finds open reports, about children or all others, the longest waiting first: at most `most` of those behind `after`. */
  findOpenOf(isAboutChild: boolean, most: number, after?: ReportPlace): Promise<Report[]> {
    const { createdAt = 0, id = 0 } = after ?? {};
    const open = { closedAt: IsNull(), reason: isAboutChild ? ('minor' as const) : Not('minor' as const) };
    const query = this.rows.createQueryBuilder('report').where(open);
    return findPage(query, { by: ['report.createdAt', 'report.id'] }, [createdAt, id], most);
  }

  /** Finds which of these reports are open. */
  findOpenAmong(ids: readonly number[]): Promise<Report[]> {
    return this.rows.findBy({ id: In([...ids]), closedAt: IsNull() });
  }

  countOpenUpTo(most: number): Promise<number> {
    return countUpTo(this.dataSource, 'report WHERE closed_at IS NULL', [], most);
  }

  /** Counts up to `most` open reports, about children or all others, that were sent in before `before` (ms). */
  countOpenBefore(isAboutChild: boolean, before: number, most: number): Promise<number> {
    const from = `report WHERE closed_at IS NULL AND reason ${isAboutChild ? '=' : '<>'} 'minor' AND created_at < ?`;
    return countUpTo(this.dataSource, from, [before], most);
  }

  findOf(reporterId: string): Promise<Report[]> {
    return this.rows.find({ where: { reporterId }, order: { id: 'ASC' } });
  }

  /** Closes a report; false if it was closed before. */
  async close(id: number, { at, outcome }: { readonly at: number; readonly outcome: string }): Promise<boolean> {
    return (await this.rows.update({ id, closedAt: IsNull() }, { closedAt: at, outcome })).affected === 1;
  }

  /** Removes the reporter from their reports, which stay. */
  async removeReporter(reporterId: string): Promise<void> {
    await this.rows.update({ reporterId }, { reporterId: null });
  }

  /** Deletes reports closed before `until` (ms); returns how many. */
  deleteClosed(until: number): Promise<number> {
    return deleteInSteps(this.rows, { closedAt: LessThan(until) });
  }
}
