import { dayInIndia, type TodayResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

type Day = TodayResponse['days'][number];
type Figure = Exclude<keyof Day, 'day'>;

const DAY_MS = 24 * 3600 * 1000;
/** India is five and a half hours ahead of UTC, all year. */
const OFFSET_MS = 19_800_000;

/** Table, column of the time and condition of what each figure counts; each is a range of an index. */
const FIGURES: Readonly<Record<Figure, readonly [table: string, time: string, condition?: string]>> = {
  sign_ups: ['user_account', 'created_at'],
  profiles_approved: ['audit_entry', 'happened_at', "action = 'approve-profile'"],
  // The states lead the index of the public list; another index would tempt the engine to read that list by it.
  jobs_posted: ['job', 'published_at', "state IN ('open', 'held', 'closed')"],
  applications: ['job_application', 'sent_at'],
  leads: ['lead_request', 'verified_at'],
};

/** Counts by days in India, one grouped query for each figure. */
@Injectable()
export class DayFiguresRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts what happened on each of the last `days` days until `now` (ms), oldest first. */
  async read(days: number, now: number): Promise<Day[]> {
    const today = startOfDay(now);
    const since = today - (days - 1) * DAY_MS;
    const names = Object.keys(FIGURES) as Figure[];
    const counted = new Map(await Promise.all(names.map(async (name) => [name, await this.count(name, since, today + DAY_MS)] as const)));
    return Array.from({ length: days }, (_day, index) => {
      const day = dayInIndia(since + index * DAY_MS);
      const of = (name: Figure) => counted.get(name)?.get(day) ?? 0;
      return {
        day,
        sign_ups: of('sign_ups'),
        profiles_approved: of('profiles_approved'),
        jobs_posted: of('jobs_posted'),
        applications: of('applications'),
        leads: of('leads'),
      };
    });
  }

  private async count(name: Figure, from: number, until: number): Promise<ReadonlyMap<string, number>> {
    const [table, time, condition = '1 = 1'] = FIGURES[name];
    const start = `${time} - (${time} + ${OFFSET_MS}) % ${DAY_MS}`;
    const sql = `SELECT ${start} AS started, COUNT(*) AS total FROM ${table} WHERE ${condition} AND ${time} >= ? AND ${time} < ?
      GROUP BY ${start}`;
    const rows = await this.dataSource.query<{ started: number | string; total: number | string }[]>(sql, [from, until]);
    return new Map(rows.map(({ started, total }) => [dayInIndia(Number(started)), Number(total)]));
  }
}

function startOfDay(at: number): number {
  return at - ((at + OFFSET_MS) % DAY_MS);
}
