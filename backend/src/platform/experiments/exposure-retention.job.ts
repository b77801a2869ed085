import { VISITOR_COOKIE_DAYS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { PeriodicJob } from '../../kernel/scheduling/periodic-job';
import { ExposuresRepository } from './exposures.repository';

const DAY_MS = 24 * 3600 * 1000;

/** Removes visitors' pseudonyms once their cookies have expired; the counts stay. */
@Injectable()
export class ExposureRetentionJob extends PeriodicJob {
  protected readonly task = "forgetting of visitors' pseudonyms";

  constructor(
    private readonly exposures: ExposuresRepository,
    private readonly clock: Clock,
    database: DatabaseService,
    log: AppLog,
  ) {
    super(database, log);
  }

  protected async runOnce(): Promise<void> {
    await this.exposures.removePseudonyms(this.clock.now() - VISITOR_COOKIE_DAYS * DAY_MS);
  }
}
