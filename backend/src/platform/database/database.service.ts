import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { seedAll } from '../../seeds';
import { AppConfig } from '../config/config';
import { AppLog } from '../logging/app-log';
import { migrate, withDatabaseLock } from './migrate';

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 5000;

/**
 * Connects, migrates and seeds in the background: the process lives while the database is away, and gets ready within
 * five seconds of its return.
 */
@Injectable()
export class DatabaseService implements OnApplicationBootstrap, OnApplicationShutdown {
  private isPrepared = false;
  private isStopping = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly log: AppLog,
  ) {}

  onApplicationBootstrap(): void {
    void this.prepare(FIRST_RETRY_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }

  stopAccepting(): void {
    this.isStopping = true;
  }

  /** Migrated, seeded, not stopping, and answering right now. */
  async isReady(): Promise<boolean> {
    if (!this.isPrepared || this.isStopping) return false;
    return this.dataSource.query('SELECT 1').then(
      () => true,
      () => false,
    );
  }

  private async prepare(retryMs: number): Promise<void> {
    try {
      if (!this.dataSource.isInitialized) await this.dataSource.initialize();
      await withDatabaseLock(this.dataSource, async () => {
        await migrate(this.dataSource);
        await this.seed();
      });
      this.isPrepared = true;
      this.log.info('database ready');
    } catch (error) {
      if (this.isStopping) return;
      this.log.error('database not ready, trying again', error, { retryMs });
      this.timer = setTimeout(() => void this.prepare(Math.min(retryMs * 2, LONGEST_RETRY_MS)), retryMs);
    }
  }

  private seed(): Promise<void> {
    const { seedTalents: talents, assetBase } = this.config;
    return seedAll(this.dataSource, { talents, assetBase, log: (line) => this.log.info(line) });
  }
}
