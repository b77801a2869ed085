import { MOST_COUNTED, type StayingPart } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { UserAccount } from '../../auth';
import { countUpTo } from '../../kernel/database/count-up-to';

/** Something of an account that other people rely on now. */
export type OpenTie = 'children' | 'membership' | 'jobs' | 'offers' | 'bookings';

const EITHER_SIDE = ['client_id', 'talent_user_id'] as const;
/** What stays with an account that is closed, by the columns that name the account. */
const STAYING: Readonly<Record<Exclude<StayingPart, 'profile'>, readonly [table: string, columns: readonly string[]]>> = {
  jobs: ['job', ['owner_id']],
  applications: ['job_application', ['user_id']],
  conversations: ['thread', EITHER_SIDE],
  offers: ['offer', EITHER_SIDE],
  bookings: ['booking', EITHER_SIDE],
  orders: ['membership_order', ['user_id']],
};

/**
 * Reads what ties an account to other people and to the books. Like `PersonFactsRepository` it reads the tables themselves, a range of an
 * index each.
 */
@Injectable()
export class AccountTiesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts what stays with the account when it ends, each up to `MOST_COUNTED`; what there is nothing of is left out. */
  async countStaying({ id, slug }: UserAccount): Promise<readonly { readonly part: StayingPart; readonly count: number }[]> {
    const counted = await Promise.all(
      Object.entries(STAYING).map(async ([part, [table, columns]]) => {
        const counts = await Promise.all(columns.map((column) => this.count(`${table} WHERE ${column} = ?`, [id])));
        return { part: part as StayingPart, count: counts.reduce((sum, count) => sum + count, 0) };
      }),
    );
    return [{ part: 'profile' as const, count: slug === '' ? 0 : 1 }, ...counted].filter(({ count }) => count > 0);
  }

  /** Finds what is open now and would be cut off if the account ended. */
  async findOpen(id: string, now: number): Promise<readonly OpenTie[]> {
    const either = (rest: string, value: readonly unknown[] = []) =>
      Promise.all(EITHER_SIDE.map((side) => this.has(rest.replace(':side', side), [id, ...value])));
    const [children, membership, jobs, offers, bookings] = await Promise.all([
      this.has('child_profile WHERE guardian_id = ?', [id]),
      this.has('membership WHERE user_id = ? AND access_until > ?', [id, now]),
      this.has("job WHERE owner_id = ? AND state IN ('open', 'held')", [id]),
      either("offer WHERE :side = ? AND state = 'open'"),
      either("booking WHERE :side = ? AND (state = 'disputed' OR (state = 'confirmed' AND ends_at > ?))", [now]),
    ]);
    const open: Readonly<Record<OpenTie, boolean>> = {
      children,
      membership,
      jobs,
      offers: offers.some(Boolean),
      bookings: bookings.some(Boolean),
    };
    return (Object.keys(open) as OpenTie[]).filter((tie) => open[tie]);
  }

  private async has(from: string, values: readonly unknown[]): Promise<boolean> {
    return (await countUpTo(this.dataSource, from, values, 1)) > 0;
  }

  private count(from: string, values: readonly unknown[]): Promise<number> {
    return countUpTo(this.dataSource, from, values, MOST_COUNTED);
  }
}
