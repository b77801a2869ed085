import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { PeriodicJob } from '../../kernel/scheduling/periodic-job';
import { OfferEndsService } from './offer-ends.service';

const REST_MS = 5 * 60 * 1000;

@Injectable()
export class OffersJob extends PeriodicJob {
  protected readonly task = 'ends of offers';

  constructor(
    private readonly ends: OfferEndsService,
    database: DatabaseService,
    log: AppLog,
  ) {
    super(database, log);
  }

  protected override restMs(): number {
    return REST_MS;
  }

  protected runOnce(): Promise<void> {
    return this.ends.endAll();
  }
}
