import { AsyncResource } from 'node:async_hooks';
import { ambientTransaction } from '../../../kernel/database/ambient-transaction';
import { isDatabaseAway } from '../../../kernel/database/database-errors';
import { AppLog } from '../../../kernel/logging/app-log';
import type { SearchFilter, SearchPage, SearchResult, TalentSearch } from '../talent-search';
import { TooMuchChanged } from './change-log';
import { searchColumns } from './column-query';
import { type ColumnsParts, LiveColumns } from './live-columns';

export type ColumnSearchOptions = {
  /** Listed talents from which on columns are used; below, the database is as fast. */
  readonly fromTalents: number;
};

/** Searches columns in memory, or `database` while they are not loaded. */
export class ColumnSearch implements TalentSearch {
  private live: LiveColumns | null = null;
  private loading: Promise<void> | null = null;
  private readonly stopping = new AbortController();
  /** Loads outside the request that needs it, whose time limit is short. */
  private readonly prepareAside = AsyncResource.bind(() => {
    this.prepare().catch((error: unknown) => this.log.warn('talents could not be read into memory', { reason: String(error) }));
  });

  constructor(
    private readonly database: TalentSearch,
    private readonly parts: ColumnsParts,
    private readonly log: AppLog,
    private readonly options: ColumnSearchOptions,
  ) {}

  async search(filter: SearchFilter, page: SearchPage, permit?: Promise<unknown>): Promise<SearchResult> {
    const [live] = await Promise.all([this.catchUp(), permit]);
    return live ? { ...searchColumns(live.columns, filter, page), cards: live.cards } : this.database.search(filter, page);
  }

  /** Loads the columns when there are talents enough; they stay loaded. */
  async prepare(): Promise<void> {
    if (this.live || (await this.parts.source.countListed()) < this.options.fromTalents) return;
    this.loading ??= this.load().finally(() => (this.loading = null));
    await this.loading.catch((error: unknown) => {
      if (!this.stopping.signal.aborted) throw error;
    });
  }

  stop(): void {
    this.stopping.abort();
  }

  private async load(): Promise<void> {
    const startedAt = performance.now();
    this.live = await LiveColumns.load(this.parts, this.stopping.signal);
    const { count, byteLength } = this.live.columns;
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
    this.log.info('talents are in memory', { talents: count, megabytes: Math.round(byteLength / 1e6), seconds });
  }

  /**
   * Brings the columns up to date with everything committed before the call. Null when that failed, and within a transaction,
   * which alone reads what it wrote: then the database is searched.
   */
  async catchUp(): Promise<LiveColumns | null> {
    if (ambientTransaction()) return null;
    const { live } = this;
    try {
      await live?.catchUp();
      return live;
    } catch (error) {
      if (error instanceof TooMuchChanged) this.reload(live, error);
      else if (!isDatabaseAway(error)) this.log.warn('talents in memory could not be brought up to date', { reason: String(error) });
      return null;
    }
  }

  private reload(live: LiveColumns | null, { message: reason }: TooMuchChanged): void {
    if (this.live !== live) return;
    this.live = null;
    this.log.info('talents in memory are read again', { reason });
    this.prepareAside();
  }
}
