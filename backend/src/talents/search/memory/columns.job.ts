import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../../kernel/clock/clock';
import { DatabaseService } from '../../../kernel/database/database.service';
import { AppLog } from '../../../kernel/logging/app-log';
import { PeriodicJob } from '../../../kernel/scheduling/periodic-job';
import { ColumnSearch } from './column-search';
import { TalentChangesRepository } from './talent-changes.repository';

const KEPT_MS = 24 * 60 * 60 * 1000;
const CATCH_UP_EVERY_MS = 10_000;

/** Brings the talents into memory, and removes the notes of changes that nobody reads any more. */
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

  /** Without it the first search of the morning would have to read what was written in the night. */
  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap();
    this.catchUpTimer = setInterval(() => void this.search.catchUp(), CATCH_UP_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.catchUpTimer);
    this.search.stop();
  }

  protected async runOnce(): Promise<void> {
    await this.changes.removeBefore(this.clock.now() - KEPT_MS);
    await this.search.prepare();
  }
}
