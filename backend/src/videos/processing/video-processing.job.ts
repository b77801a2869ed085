import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../kernel/database/database.service';
import { outsideTransaction } from '../../kernel/database/ambient-transaction';
import { AppLog } from '../../kernel/logging/app-log';
import { ProcessRole } from '../../kernel/process-role';
import { PeriodicJob } from '../../kernel/scheduling/periodic-job';
import { VideoProcessingService } from './video-processing.service';

/** Milliseconds until the next look for videos of other backends that have stopped; own uploads wake the job. */
const REST_MS = 30_000;

/** Prepares uploaded videos, one at a time. */
@Injectable()
export class VideoProcessingJob extends PeriodicJob {
  protected readonly task = 'preparation of videos';
  private readonly stopping = new AbortController();
  private isAsked = false;

  constructor(
    database: DatabaseService,
    log: AppLog,
    private readonly processing: VideoProcessingService,
    private readonly role: ProcessRole,
  ) {
    super(database, log);
  }

  /** Begins with an upload that is complete now. */
  wake(): void {
    this.isAsked = true;
    void outsideTransaction(() => this.run());
  }

  override async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await super.beforeApplicationShutdown();
  }

  protected override restMs(): number {
    return REST_MS;
  }

  protected async runOnce(): Promise<void> {
    if (!this.role.isSite) return;
    const { signal } = this.stopping;
    do {
      this.isAsked = false;
      while (!signal.aborted && (await this.processing.prepareNext(signal)));
    } while (this.isAsked && !signal.aborted);
  }
}
