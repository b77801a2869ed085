import { LEAD_PAGES, startOfDayInIndia } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DAY_MS, dayOfStart, type DaySpan, daysOf, startSql } from './days-in-india';
import type { AnswerTimes, FigureDay, FigureLeadDay } from './figure-day.entities';

type Simple = Exclude<keyof FigureDay, 'day' | 'answerTimes' | 'leads' | 'ordersPaid' | 'paidMinor'>;
type Started<Row> = Row & { readonly started: number | string };
type Total = { readonly total: number | string };

/** Table, column of the time and condition of what a figure counts; each is a range of an index. */
const SIMPLE: Readonly<Record<Simple, readonly [table: string, time: string, condition: string]>> = {
  // The guardian of a registered child signed up; the child did not.
  signUps: ['user_account', 'created_at', "SUBSTR(id, 1, 2) <> 'c_'"],
  profilesApproved: ['audit_entry', 'happened_at', "action = 'approve-profile'"],
  // The states lead the index of the public list; another index would tempt the engine to read that list by it.
  jobsPosted: ['job', 'published_at', "state IN ('open', 'held', 'closed')"],
  jobsApproved: ['audit_entry', 'happened_at', "action = 'approve-job'"],
  applications: ['job_application', 'sent_at', '1 = 1'],
  hires: ['booking', 'created_at', '1 = 1'],
};

const MINUTE_MS = 60_000;
/** How long an answer took, and the width of the group that such a time belongs to, both in ms. */
const WAIT = 'answered_at - sent_at';
const STEP = `CASE WHEN ${WAIT} < 7200000 THEN 300000 WHEN ${WAIT} < 172800000 THEN 1800000 WHEN ${WAIT} < 1209600000 THEN 21600000
  ELSE 86400000 END`;
const AT_LEAST = `(${WAIT}) - (${WAIT}) % (${STEP})`;
const PAGE = `CASE WHEN page IN (${Object.values(LEAD_PAGES)
  .map((path) => `'${path}'`)
  .join(', ')}) THEN page ELSE '' END`;

/** Counts what happened by days in India, in the tables where it is stored, without what came from browsers with a preview. */
@Injectable()
export class CountedFiguresRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the figures of each day of a span, the oldest first, and the leads by page and variant. */
  async count(span: DaySpan): Promise<{ readonly days: readonly FigureDay[]; readonly leads: readonly FigureLeadDay[] }> {
    const names = Object.keys(SIMPLE) as Simple[];
    const [counts, answers, orders, leads] = await Promise.all([
      Promise.all(names.map(async (name) => [name, await this.simple(name, span)] as const)),
      this.answers(span),
      this.orders(span),
      this.leads(span),
    ]);
    const of = new Map(counts);
    const days = daysOf(span).map((day) => ({
      day,
      signUps: of.get('signUps')?.get(day) ?? 0,
      profilesApproved: of.get('profilesApproved')?.get(day) ?? 0,
      jobsPosted: of.get('jobsPosted')?.get(day) ?? 0,
      jobsApproved: of.get('jobsApproved')?.get(day) ?? 0,
      applications: of.get('applications')?.get(day) ?? 0,
      answerTimes: answers.get(day) ?? [],
      hires: of.get('hires')?.get(day) ?? 0,
      leads: leads.filter((lead) => lead.day === day).reduce((total, lead) => total + lead.leads, 0),
      ordersPaid: orders.get(day)?.[0] ?? 0,
      paidMinor: orders.get(day)?.[1] ?? 0,
    }));
    return { days, leads };
  }

  /** Returns the day of the earliest account, application, lead or paid order; null without any. */
  async firstDay(): Promise<string | null> {
    const sources = [
      ['user_account', 'created_at'],
      ['job_application', 'sent_at'],
      ['lead_request', 'verified_at'],
      ['membership_order', 'paid_at'],
    ] as const;
    const first = await Promise.all(
      sources.map(async ([table, time]) => {
        const sql = `SELECT MIN(${time}) AS started FROM ${table} WHERE ${time} > 0`;
        const [row] = await this.dataSource.query<{ started: number | string | null }[]>(sql);
        return row?.started ?? [];
      }),
    );
    return first.flat().map(dayOfStart).sort()[0] ?? null;
  }

  private async simple(name: Simple, span: DaySpan): Promise<ReadonlyMap<string, number>> {
    const [table, time, condition] = SIMPLE[name];
    const rows = await this.rows<Total>('COUNT(*) AS total', table, time, condition, span);
    return new Map(rows.map(({ started, total }) => [dayOfStart(started), Number(total)]));
  }

  private async answers(span: DaySpan): Promise<ReadonlyMap<string, readonly AnswerTimes[]>> {
    type Row = { readonly at_least: number | string; readonly answers: number | string; readonly waited: number | string };
    const what = `${AT_LEAST} AS at_least, COUNT(*) AS answers, SUM(${WAIT}) AS waited`;
    const rows = await this.rows<Row>(what, 'job_application', 'answered_at', 'answered_at >= sent_at', span, [AT_LEAST]);
    const days = new Map<string, AnswerTimes[]>();
    for (const { started, at_least: atLeast, answers, waited } of rows) {
      const times = [Number(atLeast), Number(waited)].map((ms) => Math.round(ms / MINUTE_MS)) as [number, number];
      const day = dayOfStart(started);
      days.set(day, [...(days.get(day) ?? []), [times[0], Number(answers), times[1]]]);
    }
    return days;
  }

  private async orders(span: DaySpan): Promise<ReadonlyMap<string, readonly [orders: number, minor: number]>> {
    type Row = Total & { readonly minor: number | string };
    const what = 'COUNT(*) AS total, SUM(total_minor) AS minor';
    const rows = await this.rows<Row>(what, 'membership_order', 'paid_at', '1 = 1', span);
    return new Map(rows.map(({ started, total, minor }) => [dayOfStart(started), [Number(total), Number(minor)]]));
  }

  private async leads(span: DaySpan): Promise<readonly FigureLeadDay[]> {
    type Row = Total & { readonly on_page: string; readonly test: string; readonly shown: string };
    const columns = [PAGE, "COALESCE(experiment, '')", "COALESCE(variant, '')"];
    const what = `COUNT(*) AS total, ${columns[0]} AS on_page, ${columns[1]} AS test, ${columns[2]} AS shown`;
    const rows = await this.rows<Row>(what, 'lead_request', 'verified_at', '1 = 1', span, columns);
    return rows.map(({ started, total, on_page: page, test, shown }) => {
      return { day: dayOfStart(started), page, experiment: test, variant: shown, leads: Number(total) };
    });
  }

  private rows<Row>(
    what: string,
    table: string,
    time: string,
    condition: string,
    { from, to }: DaySpan,
    groups: readonly string[] = [],
  ): Promise<Started<Row>[]> {
    const start = startSql(time);
    const sql = `SELECT ${start} AS started, ${what} FROM ${table} WHERE ${condition} AND ${time} >= ? AND ${time} < ?
      AND id NOT IN (SELECT subject FROM preview_mark WHERE origin = '${table}')
      GROUP BY ${[start, ...groups].join(', ')}`;
    return this.dataSource.query<Started<Row>[]>(sql, [startOfDayInIndia(from), startOfDayInIndia(to) + DAY_MS]);
  }
}
