import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { PeriodicJob } from '../../kernel/scheduling/periodic-job';
import { BookingClockService } from './booking-clock.service';

const REST_MS = 5 * 60 * 1000;

@Injectable()
export class BookingsJob extends PeriodicJob {
  protected readonly task = 'reminders and ends of bookings';

  constructor(
    private readonly due: BookingClockService,
    database: DatabaseService,
    log: AppLog,
  ) {
    super(database, log);
  }

  protected override restMs(): number {
    return REST_MS;
  }

  protected runOnce(): Promise<void> {
    return this.due.runAll();
  }
}
