import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, type Repository } from 'typeorm';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { ReportEntity } from './report.entity';

export type Report = Readonly<ReportEntity>;
export type NewReport = Omit<Report, 'id' | 'closedAt' | 'outcome'>;

/** What people told staff of. */
@Injectable()
export class ReportsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows(): Repository<ReportEntity> {
    return this.dataSource.getRepository(ReportEntity);
  }

  /** Whoever else reports for the same account waits for the end of the transaction. */
  async lockReporter(reporterId: string): Promise<void> {
    await this.dataSource.query('UPDATE user_account SET id = id WHERE id = ?', [reporterId]);
  }

  /** Whether somebody told of the same thing for the same reason, and staff have not done with it. */
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

  /** Those about children first, then the longest waiting. */
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

  findOf(reporterId: string): Promise<Report[]> {
    return this.rows.find({ where: { reporterId }, order: { id: 'ASC' } });
  }

  /** False when it was closed before. */
  async close(id: number, { at, outcome }: { readonly at: number; readonly outcome: string }): Promise<boolean> {
    return (await this.rows.update({ id, closedAt: IsNull() }, { closedAt: at, outcome })).affected === 1;
  }

  /** The reports stay: what they are about is still on the site. */
  async forgetReporter(reporterId: string): Promise<void> {
    await this.rows.update({ reporterId }, { reporterId: null });
  }

  /** Answers how many went. */
  deleteClosed(until: number): Promise<number> {
    return deleteInSteps(this.rows, { closedAt: LessThan(until) });
  }
}
