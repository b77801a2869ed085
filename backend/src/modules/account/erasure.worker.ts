import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DatabaseService } from '../../platform/database/database.service';
import { AppLog } from '../../platform/logging/app-log';
import { ErasureService } from './erasure.service';

const MINUTE_MS = 60 * 1000;
const ROUND_EVERY_MS = 60 * MINUTE_MS;

/** A round at the start and every hour; a minute after one that failed, or that came before the database. */
@Injectable()
export class ErasureWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<boolean> | null = null;
  private isStopping = false;

  constructor(
    private readonly erasure: ErasureService,
    private readonly database: DatabaseService,
    private readonly log: AppLog,
  ) {}

  onApplicationBootstrap(): void {
    void this.goOn();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await this.round;
  }

  /** True when the round was done. */
  work(): Promise<boolean> {
    this.round ??= this.workOnce().finally(() => (this.round = null));
    return this.round;
  }

  private async goOn(): Promise<void> {
    await this.database.whenPrepared();
    const isDone = this.database.isPrepared && (await this.work());
    if (this.isStopping) return;
    this.timer = setTimeout(() => void this.goOn(), isDone ? ROUND_EVERY_MS : MINUTE_MS);
    this.timer.unref();
  }

  private async workOnce(): Promise<boolean> {
    try {
      await this.erasure.sendNotices();
      await this.erasure.eraseDue();
      return true;
    } catch (error) {
      this.log.warn('erasure of accounts failed, trying again', { reason: String(error) });
      return false;
    }
  }
}
