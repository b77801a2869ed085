import type { OnApplicationBootstrap, BeforeApplicationShutdown } from '@nestjs/common';
import { untilDoneOrLate, withDatabaseTime } from '../database/database-time';
import type { DatabaseService } from '../database/database.service';
import type { AppLog } from '../logging/app-log';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long one run may wait for the database altogether; a run that exceeds it fails and is repeated. */
const DATABASE_WITHIN_MS = 10 * MINUTE_MS;
/** On shutdown, wait this long for the running job; another instance repeats an unfinished one. */
const STOP_WITHIN_MS = 5000;

/**
 * Background work that runs when the site has started and again `restMs` after each run that succeeded; one minute after a
 * run that failed, or while the database is not prepared.
 */
export abstract class PeriodicJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Name of the job in log messages. */
  protected abstract readonly task: string;
  private timer: NodeJS.Timeout | undefined;
  private current: Promise<boolean> | null = null;
  private isStopping = false;

  constructor(
    private readonly database: DatabaseService,
    private readonly log: AppLog,
  ) {}

  /** Does the work once. Several instances may run it at the same time. */
  protected abstract runOnce(): Promise<void>;

  /** Milliseconds from the end of a successful run to the next one: an hour, unless a job overrides it. */
  protected restMs(): number {
    return HOUR_MS;
  }

  onApplicationBootstrap(): void {
    void this.goOn();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    if (this.current) await untilDoneOrLate(this.current, STOP_WITHIN_MS);
  }

  /** Runs the job now, or joins the run that is under way. Resolves to false when the run failed; the failure is logged. */
  run(): Promise<boolean> {
    this.current ??= this.attempt().finally(() => (this.current = null));
    return this.current;
  }

  private async goOn(): Promise<void> {
    await this.database.whenPrepared();
    const hasSucceeded = this.database.isPrepared && (await this.run());
    if (this.isStopping) return;
    this.timer = setTimeout(() => void this.goOn(), hasSucceeded ? this.restMs() : MINUTE_MS);
    this.timer.unref();
  }

  private async attempt(): Promise<boolean> {
    try {
      await withDatabaseTime(DATABASE_WITHIN_MS, () => this.runOnce());
      return true;
    } catch (error) {
      this.log.warn(`${this.task} failed, trying again`, { reason: String(error) });
      return false;
    }
  }
}
