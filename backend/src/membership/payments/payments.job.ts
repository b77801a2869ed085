import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { OldRows } from '../../kernel/scheduling/old-rows';
import { PeriodicJob } from '../../kernel/scheduling/periodic-job';
import { ExpiredOrdersService } from './expired-orders.service';
import { PaymentsRepository } from './payments.repository';
import { RefundSendingService } from './refund-sending.service';
import { UndecidedOrdersService } from './undecided-orders.service';

const FIVE_MINUTES_MS = 5 * 60 * 1000;
/** Providers repeat an event for some days at most. */
const EVENTS_KEPT_MS = 90 * 24 * 3600 * 1000;

@Injectable()
export class PaymentsJob extends PeriodicJob {
  protected readonly task = 'payments that are not decided';

  constructor(
    database: DatabaseService,
    log: AppLog,
    oldRows: OldRows,
    payments: PaymentsRepository,
    private readonly undecided: UndecidedOrdersService,
    private readonly expired: ExpiredOrdersService,
    private readonly refunds: RefundSendingService,
  ) {
    super(database, log);
    oldRows.add('payment events', (now) => payments.deleteEventsBefore(now - EVENTS_KEPT_MS));
  }

  protected override restMs(): number {
    return FIVE_MINUTES_MS;
  }

  protected async runOnce(): Promise<void> {
    await this.undecided.refresh();
    await this.expired.expire();
    await this.refunds.sendAll();
  }
}
