import { VISITOR_COOKIE_DAYS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { RoundsWorker } from '../../kernel/scheduling/rounds.worker';
import { ExposuresRepository } from './exposures.repository';

const DAY_MS = 24 * 3600 * 1000;

/** Removes visitors' pseudonyms once their cookies have expired; the counts stay. */
@Injectable()
export class ExposureRetentionWorker extends RoundsWorker {
  protected readonly task = "forgetting of visitors' pseudonyms";

  constructor(
    private readonly exposures: ExposuresRepository,
    private readonly clock: Clock,
    database: DatabaseService,
    log: AppLog,
  ) {
    super(database, log);
  }

  protected async round(): Promise<void> {
    await this.exposures.removePseudonyms(this.clock.now() - VISITOR_COOKIE_DAYS * DAY_MS);
  }
}
