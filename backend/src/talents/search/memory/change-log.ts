import type { Clock } from '../../../kernel/clock/clock';
import { fillGaps, findGaps, type Gap } from './number-gaps';
import { EVERYBODY } from '../../schema/talent-change.entity';
import type { TalentChangesRepository } from './talent-changes.repository';

/** Past so many changes, all talents are read again instead. */
const MOST_CHANGES = 20_000;
/** How many of the newest changes are checked for open transactions at the start. */
const LOOKED_BACK = 10_000;
/** A number missing for so long was most likely rolled back; only then the database is asked. */
const LONG_MISSING_MS = 60_000;

/** Thrown when changes were lost or are too many, so that everything has to be read again. */
export class TooMuchChanged extends Error {}

/**
 * Reads whose data changed since the last call. Ids are given before a transaction commits, so a smaller id can appear after a
 * larger one: missing ids are looked for again until they appear or their transaction has ended.
 */
export class ChangeLog {
  private constructor(
    private readonly changes: TalentChangesRepository,
    private readonly clock: Clock,
    private last: number,
    private gaps: readonly Gap[],
  ) {}

  static async start(changes: TalentChangesRepository, clock: Clock): Promise<ChangeLog> {
    const numbers = (await changes.findNewest(LOOKED_BACK)).map(({ id }) => id);
    const [first = 0] = numbers;
    return new ChangeLog(changes, clock, numbers.at(-1) ?? 0, findGaps(first - 1, numbers, clock.now()));
  }

  async read(): Promise<readonly number[]> {
    const rows = await this.changes.findFrom(this.last, MOST_CHANGES + 2);
    const newer = rows.filter(({ id }) => id > this.last);
    const isLost = this.last > 0 && rows[0]?.id !== this.last;
    if (isLost || newer.length > MOST_CHANGES) throw new TooMuchChanged('The changes cannot be read on.');
    const late = this.gaps.length > 0 ? await this.changes.findWithin(this.gaps) : [];
    const numbers = newer.map(({ id }) => id);
    const filled = fillGaps(
      this.gaps,
      late.map(({ id }) => id),
    );
    this.gaps = await this.dropResolved([...filled, ...findGaps(this.last, numbers, this.clock.now())]);
    this.last = numbers.at(-1) ?? this.last;
    const ids = [...late, ...newer].map(({ talentId }) => talentId);
    if (ids.includes(EVERYBODY)) throw new TooMuchChanged('All talents were written again.');
    return ids;
  }

  private async dropResolved(gaps: readonly Gap[]): Promise<Gap[]> {
    const now = this.clock.now();
    const left: Gap[] = [];
    for (const gap of gaps) {
      const isLong = now - gap.since >= LONG_MISSING_MS;
      if (!isLong) left.push(gap);
      else if (!(await this.changes.isResolved(gap))) left.push({ ...gap, since: now });
    }
    return left;
  }
}
