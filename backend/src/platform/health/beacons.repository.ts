import type { Beacon, DRAW_FAILED } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, In, MoreThan, type Repository, type SelectQueryBuilder } from 'typeorm';
import { BeaconEntity } from './release-health.entities';

/** A beacon of a page, or the front door's report of a page that it could not draw. */
export type ReleaseReport = Pick<Beacon, 'remote' | 'version' | 'reason' | 'milliseconds'> & {
  readonly outcome: Beacon['outcome'] | typeof DRAW_FAILED;
  readonly stack?: string;
};

type Failures = { readonly remote: string; readonly outcomes: readonly string[]; readonly since: number };
type Same = { readonly version: string; readonly outcome: string; readonly reason: string };
export type CountedFailure = Same & { readonly count: number; readonly firstAt: number; readonly lastAt: number; readonly newest: number };
export type CountedBrowser = Same & { readonly browser: string; readonly count: number };

@Injectable()
export class BeaconsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get beacons(): Repository<BeaconEntity> {
    return this.dataSource.getRepository(BeaconEntity);
  }

  async insert(
    { remote, version, outcome, reason, milliseconds, stack = '' }: ReleaseReport,
    at: { reportedAt: number; browser: string },
  ): Promise<void> {
    await this.beacons.insert({ remote, version, outcome, reason, stack, milliseconds: Math.round(milliseconds), ...at });
  }

  /** Counts failures since `since` (ms) that say the same, the most frequent first. */
  async countSame(failures: Failures, most: number): Promise<readonly CountedFailure[]> {
    const rows = await this.failures(failures)
      .select(['version AS version', 'outcome AS outcome', 'reason AS reason'])
      .addSelect('COUNT(*)', 'count')
      .addSelect('MIN(reported_at)', 'firstAt')
      .addSelect('MAX(reported_at)', 'lastAt')
      .addSelect('MAX(id)', 'newest')
      .groupBy('version, outcome, reason')
      .orderBy('COUNT(*)', 'DESC')
      .addOrderBy('MAX(id)', 'DESC')
      .limit(most)
      .getRawMany<CountedFailure>();
    return rows.map((row) => ({
      ...row,
      count: Number(row.count),
      firstAt: Number(row.firstAt),
      lastAt: Number(row.lastAt),
      newest: Number(row.newest),
    }));
  }

  /** Counts the browsers of the same failures, the most frequent first. */
  async countBrowsers(failures: Failures): Promise<readonly CountedBrowser[]> {
    const rows = await this.failures(failures)
      .select(['version AS version', 'outcome AS outcome', 'reason AS reason', 'browser AS browser'])
      .addSelect('COUNT(*)', 'count')
      .groupBy('version, outcome, reason, browser')
      .orderBy('COUNT(*)', 'DESC')
      .limit(MOST_BROWSERS)
      .getRawMany<CountedBrowser>();
    return rows.map((row) => ({ ...row, count: Number(row.count) }));
  }

  /** Returns the stacks of beacons by id. */
  async stacksOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const rows = await this.beacons.find({ select: { id: true, stack: true }, where: { id: In([...ids]) } });
    return new Map(rows.map(({ id, stack }) => [id, stack]));
  }

  private failures({ remote, outcomes, since }: Failures): SelectQueryBuilder<BeaconEntity> {
    return this.beacons.createQueryBuilder().where({ remote, reportedAt: MoreThan(since), outcome: In([...outcomes]) });
  }
}

const MOST_BROWSERS = 300;
