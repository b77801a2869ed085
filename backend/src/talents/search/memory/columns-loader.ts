import { setTimeout as sleep } from 'node:timers/promises';
import type { ColumnsSourceRepository, OrderKey, OrderPlace } from './columns-source.repository';
import type { RowOrder } from './row-order';
import { TalentColumns } from './talent-columns';

/** Longest step in milliseconds, because requests wait meanwhile. */
const STEP_MS = 8;
const FIRST_STEP = 100;
const MOST_PER_STEP = 5000;

/** Adapts the rows of a step to its time limit, and pauses after each. */
class Pace {
  rows = FIRST_STEP;
  private startedAt = performance.now();

  async rest(signal: AbortSignal): Promise<void> {
    const took = Math.max(performance.now() - this.startedAt, 0.1);
    this.rows = Math.round(Math.min(MOST_PER_STEP, Math.max(10, this.rows * Math.min(2, STEP_MS / took))));
    await sleep(Math.min(took, STEP_MS), undefined, { signal });
    this.startedAt = performance.now();
  }
}

/**
 * Reads all talents in small steps. A talent that changes meanwhile is in the columns as of some moment, and has to be read
 * again afterwards.
 */
export async function loadColumns(source: ColumnsSourceRepository, signal: AbortSignal): Promise<TalentColumns> {
  const columns = new TalentColumns(await source.countListed());
  const pace = new Pace();
  for (let afterId = 0; ;) {
    const talents = await source.readStep(afterId, pace.rows);
    const last = talents.at(-1);
    if (!last) break;
    for (const talent of talents) columns.append(talent);
    afterId = last.row.id;
    await pace.rest(signal);
  }
  for (const _ of columns.tokens.pack()) await pace.rest(signal);
  const start = { newest: { place: 0, id: 0 }, name: { place: '', id: 0 } };
  await fillOrder(columns, columns.byTime, { key: 'created_at', start: start.newest, source, signal });
  await fillOrder(columns, columns.byName, { key: 'sort_name', start: start.name, source, signal });
  return columns;
}

type Filling = {
  readonly key: OrderKey;
  readonly start: OrderPlace;
  readonly source: ColumnsSourceRepository;
  readonly signal: AbortSignal;
};

/** Reads an order from the database's index in steps; sorting in memory would block other requests. */
async function fillOrder(columns: TalentColumns, order: RowOrder, { key, start, source, signal }: Filling): Promise<void> {
  const pace = new Pace();
  // A talent that is renamed meanwhile can come twice.
  const seen = new Uint8Array(columns.count);
  for (let last: OrderPlace | undefined = start; last;) {
    const places: OrderPlace[] = await source.readOrder(key, last, pace.rows);
    for (const { id } of places) {
      const row = columns.ids.find(id);
      if (row === null || seen[row] === 1) continue;
      seen[row] = 1;
      order.append(row);
    }
    last = places.at(-1);
    await pace.rest(signal);
  }
}
