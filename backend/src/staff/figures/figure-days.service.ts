import { addDays, dayInIndia } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { CountedFiguresRepository } from './counted-figures.repository';
import { daysOf, type DaySpan } from './days-in-india';
import type { FigureDay, FigureLeadDay } from './figure-day.entities';
import { KeptFiguresRepository } from './kept-figures.repository';

/** Days that are counted in a request: today, and before the job kept it, the day before. */
const MOST_COUNTED_DAYS = 2;

/** Days that are not kept yet, counted now. `isComplete`: all days before them are kept. */
export type RecentDays = {
  readonly days: readonly FigureDay[];
  readonly leads: readonly FigureLeadDay[];
  readonly isComplete: boolean;
};
export type LeadTotal = Omit<FigureLeadDay, 'day'>;

/** Figures by day: kept ones of the past, counted ones of today. */
@Injectable()
export class FigureDaysService {
  constructor(
    private readonly counted: CountedFiguresRepository,
    private readonly kept: KeptFiguresRepository,
    private readonly clock: Clock,
  ) {}

  today(): string {
    return dayInIndia(this.clock.now());
  }

  /** Counts the days since the last kept one. */
  async recent(): Promise<RecentDays> {
    const [today, kept] = [this.today(), await this.kept.lastDay()];
    const [after, earliest] = [kept === null ? '' : addDays(kept, 1), addDays(today, 1 - MOST_COUNTED_DAYS)];
    const from = after > earliest ? after : earliest;
    return { ...(await this.counted.count({ from, to: today })), isComplete: after >= earliest };
  }

  /** Returns each day of a span, the first first; a day that is neither kept nor recent counts nothing. */
  async days(span: DaySpan, { days }: RecentDays): Promise<readonly FigureDay[]> {
    const found = new Map([...(await this.kept.find(span)), ...days].map((day) => [day.day, day]));
    return daysOf(span).map((day) => found.get(day) ?? { ...NOTHING, day });
  }

  /** Returns the leads of a span by page and variant. */
  async leads(span: DaySpan, { leads }: RecentDays): Promise<readonly LeadTotal[]> {
    const inSpan = leads.filter(({ day }) => day >= span.from && day <= span.to);
    return [...(await this.kept.sumLeads(span)), ...inSpan];
  }

  /** Returns the last `count` days, today included, the oldest first. */
  async last(count: number): Promise<readonly FigureDay[]> {
    const today = this.today();
    return this.days({ from: addDays(today, 1 - count), to: today }, await this.recent());
  }
}

const NOTHING: Omit<FigureDay, 'day'> = {
  signUps: 0,
  profilesApproved: 0,
  jobsPosted: 0,
  jobsApproved: 0,
  applications: 0,
  answerTimes: [],
  hires: 0,
  leads: 0,
  ordersPaid: 0,
  paidMinor: 0,
};
