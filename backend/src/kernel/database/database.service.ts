import { Injectable, type OnApplicationBootstrap, type BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock';
import { DatabaseClock } from '../clock/database-clock';
import { AppLog } from '../logging/app-log';
import { withDatabaseTime } from './database-time';
import { ProcessRole } from '../process-role';
import { DemoData } from './demo-data';
import { migrate, withDatabaseLock } from './migrate';
import { SiteSeeds } from './site-seeds';

const FIRST_RETRY_MS = 1000;
/** Longest pause between tries: a try may take 3 s to fail (connection time-out), and the site must be ready 5 s after its database. */
const LONGEST_RETRY_MS = 2000;
const REPLY_WITHIN_MS = 2000;
/** Limit for opening the connection and setting the clock; silence beyond it counts as a failed try. */
const CONNECT_WITHIN_MS = 10_000;
const SET_CLOCK_EVERY_MS = 60_000;

/**
 * Connects, migrates and stores the essential seeds in the background: the process stays up while the database is away, and is
 * ready within five seconds of its return. Demo data follow after that.
 */
@Injectable()
export class DatabaseService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** True once the schema is migrated and the essential seeds are stored. */
  isPrepared = false;
  private isStopping = false;
  private timer: NodeJS.Timeout | undefined;
  private clockTimer: NodeJS.Timeout | undefined;
  private preparing: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly seeds: SiteSeeds,
    private readonly demoData: DemoData,
    private readonly log: AppLog,
    private readonly clock: Clock,
    private readonly role: ProcessRole,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.role.isSite) return;
    this.preparing = this.prepare(FIRST_RETRY_MS);
    this.clockTimer = setInterval(() => void this.setClockAgain(), SET_CLOCK_EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopAccepting();
    clearTimeout(this.timer);
    clearInterval(this.clockTimer);
    await this.preparing;
  }

  /** Resolves after the first try, whether it succeeded or not. */
  async whenPrepared(): Promise<void> {
    await this.preparing;
  }

  stopAccepting(): void {
    this.isStopping = true;
  }

  /** True when the database is prepared and answers within 2 s, and the process is not stopping. */
  async isReady(): Promise<boolean> {
    if (!this.isPrepared || this.isStopping) return false;
    const reply = this.dataSource.query('SELECT 1').then(
      () => true,
      () => false,
    );
    const timer = new AbortController();
    const silence = new Promise<boolean>((resolve) => {
      const timeout = setTimeout(() => resolve(false), REPLY_WITHIN_MS);
      timer.signal.addEventListener('abort', () => clearTimeout(timeout));
    });
    return Promise.race([reply, silence]).finally(() => timer.abort());
  }

  private async prepare(retryMs: number): Promise<void> {
    try {
      await withDatabaseTime(CONNECT_WITHIN_MS, () => this.connect());
      await withDatabaseLock(this.dataSource, async () => {
        await migrate(this.dataSource);
        await this.seeds.fillEssentials(this.dataSource, { log: (line) => this.log.info(line), now: new Date(this.clock.now()) });
        await this.demoData.closeInProduction();
      });
      this.isPrepared = true;
      this.log.info('database ready');
      this.demoData.start();
    } catch (error) {
      if (this.isStopping) return;
      this.log.error('database not ready, trying again', error, { retry_ms: retryMs });
      const next = Math.min(retryMs * 1.5, LONGEST_RETRY_MS);
      this.timer = setTimeout(() => {
        this.preparing = this.prepare(next);
      }, retryMs);
    }
  }

  private async connect(): Promise<void> {
    if (!this.dataSource.isInitialized) await this.dataSource.initialize();
    await this.setClock();
  }

  /** Corrects the clock by the database's time; while the database is away the last correction stays. */
  private async setClock(): Promise<void> {
    if (!(this.clock instanceof DatabaseClock) || !this.dataSource.isInitialized) return;
    const sql = "SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(6)) / 1000 AS now_ms";
    await this.clock.synchronize(async () => {
      const [row]: { now_ms: number | string }[] = await this.dataSource.query(sql);
      return Number(row?.now_ms);
    });
  }

  private async setClockAgain(): Promise<void> {
    await withDatabaseTime(CONNECT_WITHIN_MS, () => this.setClock()).catch(() => undefined);
  }
}
