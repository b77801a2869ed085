import type { Clock } from '../../../kernel/clock/clock';
import { CardMemory } from './card-memory';
import { ChangeLog, TooMuchChanged } from './change-log';
import { loadColumns } from './columns-loader';
import type { ColumnsSourceRepository } from './columns-source.repository';
import type { TalentChangesRepository } from './talent-changes.repository';
import type { TalentColumns } from './talent-columns';

/** Where somebody is changed all the time, what came while the rest was read waits for the next time. */
const MOST_ROUNDS = 5;
const TALENTS_PER_STEP = 500;
/** So many changed rows, or such a part of all, are looked through in time. */
const MANY = 10_000;
const CHANGED_SHARE = 1 / 20;

export type ColumnsParts = { readonly source: ColumnsSourceRepository; readonly changes: TalentChangesRepository; readonly clock: Clock };

/** Columns that follow the database. */
export class LiveColumns {
  private running: Promise<void> | null = null;
  private next: Promise<void> | null = null;
  private readonly waiting = new Set<number>();
  private replaced = 0;
  readonly cards = new CardMemory();

  private constructor(
    private readonly parts: ColumnsParts,
    private readonly log: ChangeLog,
    readonly columns: TalentColumns,
  ) {}

  static async load(parts: ColumnsParts, signal: AbortSignal): Promise<LiveColumns> {
    const log = await ChangeLog.start(parts.changes, parts.clock);
    const live = new LiveColumns(parts, log, await loadColumns(parts.source, signal));
    await live.dropChanged();
    await live.catchUp();
    return live;
  }

  /** What was committed before this call is in the columns after it. Those who ask at the same time share the reading. */
  catchUp(): Promise<void> {
    if (!this.running) return this.start();
    // What is running may have read before the caller came.
    this.next ??= this.running.catch(() => undefined).then(() => this.running ?? this.start());
    return this.next;
  }

  private start(): Promise<void> {
    this.next = null;
    this.running = this.readChanges().finally(() => (this.running = null));
    return this.running;
  }

  /** Whoever was written while all were read may stand in an order where the columns do not say. */
  private async dropChanged(): Promise<void> {
    for (const id of await this.log.read()) this.waiting.add(id);
    this.columns.replace([...this.waiting], []);
  }

  /** A talent that is written while it is read could be half of what it was: then it is noted, and read once more. */
  private async readChanges(): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const changed = await this.log.read();
      this.cards.forget(changed);
      for (const id of changed) this.waiting.add(id);
      if (this.waiting.size === 0) return;
      await this.replaceWaiting();
    }
    if (this.replaced > Math.max(this.columns.count * CHANGED_SHARE, MANY)) throw new TooMuchChanged('Many talents have changed.');
  }

  private async replaceWaiting(): Promise<void> {
    while (this.waiting.size > 0) {
      const ids = [...this.waiting].slice(0, TALENTS_PER_STEP);
      this.columns.replace(ids, await this.parts.source.readTalents(ids));
      for (const id of ids) this.waiting.delete(id);
      this.replaced += ids.length;
    }
  }
}
