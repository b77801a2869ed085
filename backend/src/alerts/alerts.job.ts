import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../kernel/database/database.service';
import { AppLog } from '../kernel/logging/app-log';
import { PeriodicJob } from '../kernel/scheduling/periodic-job';
import { AlertMailsService } from './mailing/alert-mails.service';
import { MatchingService } from './matching/matching.service';

const MINUTE_MS = 60_000;

/** Once a minute finds the searches that changed rows are new to, and mails what is due. */
@Injectable()
export class AlertsJob extends PeriodicJob {
  protected readonly task = 'alerts of saved searches';

  constructor(
    private readonly matching: MatchingService,
    private readonly mails: AlertMailsService,
    database: DatabaseService,
    log: AppLog,
  ) {
    super(database, log);
  }

  protected override restMs(): number {
    return MINUTE_MS;
  }

  protected async runOnce(): Promise<void> {
    await this.matching.run();
    await this.mails.run();
  }
}
