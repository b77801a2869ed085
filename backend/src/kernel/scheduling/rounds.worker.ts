import type { OnApplicationBootstrap, BeforeApplicationShutdown } from '@nestjs/common';
import { untilDoneOrLate, withDatabaseTime } from '../database/database-time';
import type { DatabaseService } from '../database/database.service';
import type { AppLog } from '../logging/app-log';

const MINUTE_MS = 60 * 1000;
const ROUND_EVERY_MS = 60 * MINUTE_MS;
/** A round that met a database without an answer ends, and is done again. */
const DATABASE_WITHIN_MS = 10 * MINUTE_MS;
/** On shutdown, wait this long for the running round; another instance repeats an unfinished one. */
const STOP_WITHIN_MS = 5000;

/** A round at the start and every hour; a minute after one that failed, or that came before the database. */
export abstract class RoundsWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** What the log calls the work. */
  protected abstract readonly task: string;
  private timer: NodeJS.Timeout | undefined;
  private current: Promise<boolean> | null = null;
  private isStopping = false;

  constructor(
    private readonly database: DatabaseService,
    private readonly log: AppLog,
  ) {}

  /** May run in several instances at once. */
  protected abstract round(): Promise<void>;

  /** How long to wait after a round that was done. */
  protected restMs(): number {
    return ROUND_EVERY_MS;
  }

  onApplicationBootstrap(): void {
    void this.goOn();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    if (this.current) await untilDoneOrLate(this.current, STOP_WITHIN_MS);
  }

  /** True when the round was done. */
  work(): Promise<boolean> {
    this.current ??= this.workOnce().finally(() => (this.current = null));
    return this.current;
  }

  private async goOn(): Promise<void> {
    await this.database.whenPrepared();
    const isDone = this.database.isPrepared && (await this.work());
    if (this.isStopping) return;
    this.timer = setTimeout(() => void this.goOn(), isDone ? this.restMs() : MINUTE_MS);
    this.timer.unref();
  }

  private async workOnce(): Promise<boolean> {
    try {
      await withDatabaseTime(DATABASE_WITHIN_MS, () => this.round());
      return true;
    } catch (error) {
      this.log.warn(`${this.task} failed, trying again`, { reason: String(error) });
      return false;
    }
  }
}
