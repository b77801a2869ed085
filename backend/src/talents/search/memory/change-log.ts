import type { Clock } from '../../../kernel/clock/clock';
import { fillGaps, findGaps, type Gap } from './number-gaps';
import { EVERYBODY } from '../../schema/talent-change.entity';
import type { TalentChangesRepository } from './talent-changes.repository';

/** Rather than so many talents anew, all of them are. */
const MOST_CHANGES = 20_000;
/** Transactions open at the start have their numbers among so many. */
const LOOKED_BACK = 10_000;
/** A number missing for so long was most likely taken back; only then it is asked whether it was. */
const LONG_MISSING_MS = 60_000;

/** Somebody's place in the numbered changes was lost, or too much happened: everything has to be read anew. */
export class TooMuchChanged extends Error {}

/**
 * Whose data changed since the last time. Numbers are given before a transaction ends, so a smaller one can come after a
 * larger one: those left out are asked for again, until they come or their transaction is gone.
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
    this.gaps = await this.dropSettled([...filled, ...findGaps(this.last, numbers, this.clock.now())]);
    this.last = numbers.at(-1) ?? this.last;
    const ids = [...late, ...newer].map(({ talentId }) => talentId);
    if (ids.includes(EVERYBODY)) throw new TooMuchChanged('The talents were written anew.');
    return ids;
  }

  private async dropSettled(gaps: readonly Gap[]): Promise<Gap[]> {
    const now = this.clock.now();
    const left: Gap[] = [];
    for (const gap of gaps) {
      const isLong = now - gap.since >= LONG_MISSING_MS;
      if (!isLong) left.push(gap);
      else if (!(await this.changes.isSettled(gap))) left.push({ ...gap, since: now });
    }
    return left;
  }
}
