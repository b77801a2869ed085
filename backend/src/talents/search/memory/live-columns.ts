import type { Clock } from '../../../kernel/clock/clock';
import { CardMemory } from './card-memory';
import { ChangeLog, TooMuchChanged } from './change-log';
import { loadColumns } from './columns-loader';
import type { ColumnsSourceRepository } from './columns-source.repository';
import type { TalentChangesRepository } from './talent-changes.repository';
import type { TalentColumns } from './talent-columns';

/** Most passes of one update: under constant changes the rest waits for the next update. */
const MOST_ROUNDS = 5;
const TALENTS_PER_STEP = 500;
/** Changed rows, absolute and as a share of all, up to which searches are still fast. */
const MANY = 10_000;
const CHANGED_SHARE = 1 / 20;

export type ColumnsParts = { readonly source: ColumnsSourceRepository; readonly changes: TalentChangesRepository; readonly clock: Clock };

/** Columns that are kept up to date with the database. */
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

  /** Reads everything committed before this call into the columns. Concurrent calls share the reading. */
  catchUp(): Promise<void> {
    if (!this.running) return this.start();
    // The running update may have read before this call.
    this.next ??= this.running.catch(() => undefined).then(() => this.running ?? this.start());
    return this.next;
  }

  private start(): Promise<void> {
    this.next = null;
    this.running = this.readChanges().finally(() => (this.running = null));
    return this.running;
  }

  /** Removes talents written during the load: their place in an order may not match the columns. */
  private async dropChanged(): Promise<void> {
    for (const id of await this.log.read()) this.waiting.add(id);
    this.columns.replace([...this.waiting], []);
  }

  /** Reads changed talents. A talent written while it is read may be half old: its change is noted, and it is read once more. */
  private async readChanges(): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const changed = await this.log.read();
      this.cards.delete(changed);
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
