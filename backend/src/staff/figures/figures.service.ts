import { type Figures, type FiguresQuery, type LeadFigure, MOST_PERIODS, rightsOf, USUAL_PERIODS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { refuseIn } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { StaffMembersRepository } from '../members/staff-members.repository';
import type { DaySpan } from './days-in-india';
import type { FigureDay } from './figure-day.entities';
import { FigureDaysService, type LeadTotal, type RecentDays } from './figure-days.service';
import { figureSetOf } from './figure-set';
import { periodsBefore, periodsOf, shiftPeriods, startOfPeriod } from './periods';

/** Pages and variants of an answer, those with the most leads first. */
const MOST_LEAD_LINES = 50;

/** Figures of the business by period, beside those of the time before. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly days: FigureDaysService,
    private readonly members: StaffMembersRepository,
  ) {}

  /** Reads figures for a person of the office. Throws VALIDATION_FAILED for days in the wrong order, to come, or too many. */
  async read(staffId: string, query: FiguresQuery): Promise<Figures> {
    const periods = this.periods(query);
    const earlier = periodsBefore(query.by, periods);
    const [now, before] = [spanOf(periods), spanOf(earlier)];
    const recent = await this.days.recent();
    const [hasMoney, days, daysBefore, leads] = await Promise.all([
      this.hasMoney(staffId),
      this.days.days(now, recent),
      this.days.days(before, recent),
      this.leads(now, before, recent),
    ]);
    const sumOf = (of: readonly FigureDay[], span: DaySpan) => figureSetOf(within(of, span), hasMoney);
    return {
      by: query.by,
      now: { ...now, total: sumOf(days, now) },
      before: { ...before, total: sumOf(daysBefore, before) },
      is_complete: recent.isComplete,
      periods: periods.map((span, index) => ({
        ...span,
        now: sumOf(days, span),
        before: sumOf(daysBefore, earlier[index] ?? span),
      })),
      leads,
    };
  }

  private periods({ by, from, to }: FiguresQuery): readonly DaySpan[] {
    const today = this.days.today();
    const end = to ?? today;
    const start = from ?? shiftPeriods(by, startOfPeriod(by, end), 1 - USUAL_PERIODS[by]);
    if (start > today) throw refuseIn({ from: t('figures.toCome') });
    if (start > end) throw refuseIn({ to: t('figures.wrongOrder') });
    const most = MOST_PERIODS[by];
    const periods = periodsOf(by, { from: start, to: end < today ? end : today }, today, most + 1);
    if (periods.length > most) throw refuseIn({ from: t('figures.tooMany', { most, by }) });
    return periods;
  }

  private async leads(now: DaySpan, before: DaySpan, recent: RecentDays): Promise<LeadFigure[]> {
    const [leads, earlier] = await Promise.all([this.days.leads(now, recent), this.days.leads(before, recent)]);
    const lines = new Map<string, LeadFigure>();
    const add = ({ page, experiment, variant, leads: count }: LeadTotal, side: 'now' | 'before') => {
      const key = [page, experiment, variant].join('\n');
      const line = lines.get(key) ?? { page, experiment, variant, now: 0, before: 0 };
      lines.set(key, { ...line, [side]: line[side] + count });
    };
    for (const lead of leads) add(lead, 'now');
    for (const lead of earlier) add(lead, 'before');
    return [...lines.values()].sort((one, other) => other.now - one.now || other.before - one.before).slice(0, MOST_LEAD_LINES);
  }

  private async hasMoney(staffId: string): Promise<boolean> {
    return rightsOf((await this.members.find(staffId))?.roles ?? []).includes('money');
  }
}

/** From the first day of the first period to the last day of the last one. */
function spanOf(periods: readonly DaySpan[]): DaySpan {
  return { from: periods[0]?.from ?? '', to: periods.at(-1)?.to ?? '' };
}

function within(days: readonly FigureDay[], { from, to }: DaySpan): readonly FigureDay[] {
  return days.filter(({ day }) => day >= from && day <= to);
}
