import { Injectable } from '@nestjs/common';
import { Between, DataSource } from 'typeorm';
import type { DaySpan } from './days-in-india';
import { type FigureDay, FigureDayEntity, type FigureLeadDay, FigureLeadDayEntity } from './figure-day.entities';

/** Figures of days that are over, one row a day. */
@Injectable()
export class KeptFiguresRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the last day that is kept; null before the first one. Every day before it is kept, too. */
  async lastDay(): Promise<string | null> {
    const [row] = await this.dataSource.manager.find(FigureDayEntity, { select: { day: true }, order: { day: 'DESC' }, take: 1 });
    return row?.day ?? null;
  }

  find({ from, to }: DaySpan): Promise<readonly FigureDay[]> {
    return this.dataSource.manager.find(FigureDayEntity, { where: { day: Between(from, to) }, order: { day: 'ASC' } });
  }

  /** Sums the leads of a span by page and variant. */
  async sumLeads({ from, to }: DaySpan): Promise<readonly Omit<FigureLeadDay, 'day'>[]> {
    const rows = await this.dataSource.query<(Omit<FigureLeadDay, 'day' | 'leads'> & { readonly total: number | string })[]>(
      `SELECT page, experiment, variant, SUM(leads) AS total FROM figure_lead_day WHERE day BETWEEN ? AND ?
        GROUP BY page, experiment, variant`,
      [from, to],
    );
    return rows.map(({ total, ...lead }) => ({ ...lead, leads: Number(total) }));
  }

  /** Stores days, or stores them again. A day is kept once its own row is there, which is written last. */
  async save(days: readonly FigureDay[], leads: readonly FigureLeadDay[]): Promise<void> {
    if (leads.length > 0) await this.dataSource.manager.upsert(FigureLeadDayEntity, [...leads], ['day', 'page', 'experiment', 'variant']);
    await this.dataSource.manager.upsert(
      FigureDayEntity,
      days.map((day) => ({ ...day, answerTimes: [...day.answerTimes] })),
      ['day'],
    );
  }
}
