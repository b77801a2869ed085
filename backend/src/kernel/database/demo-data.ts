import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock';
import { AppConfig } from '../config/config';
import { AppLog } from '../logging/app-log';
import { untilDoneOrLate } from './database-time';
import { withDatabaseLock } from './migrate';
import { SiteSeeds } from './site-seeds';

const RETRY_MS = 5000;
/** On shutdown, wait this long for the filling; a database that does not answer must not block it. */
const STOP_WITHIN_MS = 3000;

export type DemoDataState = 'none' | 'filling' | 'there';

/** Stores the demo data in the background of the running site. In production it suspends demo accounts that it finds. */
@Injectable()
export class DemoData implements BeforeApplicationShutdown {
  state: DemoDataState = 'none';
  private filling: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly seeds: SiteSeeds,
    private readonly config: AppConfig,
    private readonly log: AppLog,
    private readonly clock: Clock,
  ) {}

  /** Begins to store the demo data; call it once the schema is migrated. */
  start(): void {
    if (this.config.seedTalents === 0 || this.isStopping) return;
    this.state = 'filling';
    this.filling = this.fill();
  }

  async closeInProduction(): Promise<void> {
    if (!this.config.isProduction) return;
    const closed = await this.seeds.closeDemoAccounts(this.dataSource);
    if (closed > 0)
      this.log.warn('This database holds demo data: its sign-ins are suspended. Begin production with an empty one.', { closed });
  }

  /** Resolves after the first try, whether it succeeded or not. */
  async whenFilled(): Promise<void> {
    await this.filling;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await untilDoneOrLate(this.filling, STOP_WITHIN_MS);
  }

  private async fill(): Promise<void> {
    const { seedTalents: talents, assetBase, dataDir } = this.config;
    try {
      const log = (line: string) => this.log.info(line);
      await withDatabaseLock(
        this.dataSource,
        () => this.seeds.fillDemo(this.dataSource, { talents, assetBase, dataDir, log, now: new Date(this.clock.now()) }),
        'demo',
      );
      this.state = 'there';
    } catch (error) {
      if (this.isStopping) return;
      this.log.error('demo data could not be filled in, trying again', error, { retry_ms: RETRY_MS });
      this.timer = setTimeout(() => this.start(), RETRY_MS).unref();
    }
  }
}
