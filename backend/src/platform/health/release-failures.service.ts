import { DRAW_FAILED, type FailureGroup } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { BeaconsRepository, type CountedFailure, type ReleaseReport } from './beacons.repository';

const DAY_MS = 24 * 3600 * 1000;
const MOST_GROUPS = 30;
const MOST_BROWSERS = 5;

/** Outcomes of a page that count as failures of its release. */
export const FAILURES: readonly ReleaseReport['outcome'][] = ['load_failed', 'fallback', 'render_failed', DRAW_FAILED];

/** What pages of a remote failed with. */
@Injectable()
export class ReleaseFailuresService {
  constructor(
    private readonly beacons: BeaconsRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns the failed pages of the last day, those that said the same as one, the most frequent first. */
  async read(remote: string): Promise<FailureGroup[]> {
    const failures = { remote, outcomes: FAILURES, since: this.clock.now() - DAY_MS };
    const groups = await this.beacons.countSame(failures, MOST_GROUPS);
    if (groups.length === 0) return [];
    const [browsers, stacks] = [
      await this.beacons.countBrowsers(failures),
      await this.beacons.stacksOf(groups.map(({ newest }) => newest)),
    ];
    return groups.map(({ version, outcome, reason, count, firstAt, lastAt, newest }) => ({
      version,
      outcome,
      reason,
      stack: stacks.get(newest) ?? '',
      count,
      first_at: firstAt,
      last_at: lastAt,
      browsers: browsers
        .filter((one) => one.browser !== '' && isSame(one, { version, outcome, reason }))
        .slice(0, MOST_BROWSERS)
        .map(({ browser, count: of }) => ({ name: browser, count: of })),
    }));
  }
}

type Same = Pick<CountedFailure, 'version' | 'outcome' | 'reason'>;

function isSame(one: Same, other: Same): boolean {
  return one.version === other.version && one.outcome === other.outcome && one.reason === other.reason;
}
