import { HIRING_LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { inBatches } from '../../kernel/scheduling/in-batches';
import { NotificationsService } from '../../notifications';
import { RelatedAccountsRepository } from './related-accounts.repository';
import { askNotifications } from './review-notifications';
import { PartiesService } from '../parties/parties.service';
import { type BookingFacts, ReviewedBookingsRepository } from './reviewed-bookings.repository';

const DAY_MS = 86_400_000;

/** Tells both sides of a booking that is done that they can review each other. */
@Injectable()
export class AskingForReviewsService {
  constructor(
    private readonly bookings: ReviewedBookingsRepository,
    private readonly parties: PartiesService,
    private readonly related: RelatedAccountsRepository,
    private readonly transactions: Transactions,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  /** Several instances may run at the same time: the key of a notification lets it be stored once. */
  async askAll(): Promise<void> {
    await inBatches(
      (most) => this.bookings.findToAsk(this.clock.now() - HIRING_LIMITS.reviewDays * DAY_MS, most),
      (found) => this.ask(found),
    );
  }

  private async ask(found: readonly BookingFacts[]): Promise<void> {
    const [isRelated, partiesOf] = [await this.related.read(found), await this.parties.read(found)];
    const asked = found.filter((booking) => !isRelated(booking));
    const notifications = asked.flatMap((booking) => askNotifications({ booking, parties: partiesOf(booking) }));
    await retryLockConflicts(() =>
      this.transactions.run(async () => {
        await this.notifications.notify(notifications);
        await this.bookings.markAsked(
          found.map(({ id }) => id),
          this.clock.now(),
        );
      }),
    );
  }
}
