import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../../kernel/clock/clock';
import { DatabaseService } from '../../../kernel/database/database.service';
import { AppLog } from '../../../kernel/logging/app-log';
import { PeriodicJob } from '../../../kernel/scheduling/periodic-job';
import { ColumnSearch } from './column-search';
import { TalentChangesRepository } from './talent-changes.repository';

const RETENTION_MS = 24 * 60 * 60 * 1000;
const CATCH_UP_EVERY_MS = 10_000;

/** Loads talents into memory, and deletes notes of changes older than a day. */
@Injectable()
export class ColumnsJob extends PeriodicJob implements OnModuleDestroy {
  protected readonly task = 'reading talents into memory';
  private catchUpTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly search: ColumnSearch,
    private readonly changes: TalentChangesRepository,
    private readonly clock: Clock,
    database: DatabaseService,
    log: AppLog,
  ) {
    super(database, log);
  }

  /** Follows changes every ten seconds, so that no search has to read the changes of a whole night. */
  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap();
    this.catchUpTimer = setInterval(() => void this.search.catchUp(), CATCH_UP_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.catchUpTimer);
    this.search.stop();
  }

  protected async runOnce(): Promise<void> {
    await this.changes.removeBefore(this.clock.now() - RETENTION_MS);
    await this.search.prepare();
  }
}
