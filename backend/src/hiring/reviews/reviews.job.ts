import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { PeriodicJob } from '../../kernel/scheduling/periodic-job';
import { AskingForReviewsService } from './asking-for-reviews.service';
import { ShowingReviewsService } from './showing-reviews.service';

const REST_MS = 5 * 60 * 1000;

@Injectable()
export class ReviewsJob extends PeriodicJob {
  protected readonly task = 'reviews of done bookings';

  constructor(
    private readonly asking: AskingForReviewsService,
    private readonly showing: ShowingReviewsService,
    database: DatabaseService,
    log: AppLog,
  ) {
    super(database, log);
  }

  protected override restMs(): number {
    return REST_MS;
  }

  protected async runOnce(): Promise<void> {
    await this.asking.askAll();
    await this.showing.showDue();
  }
}
