import type { NotificationGroup } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import type { Transaction } from '../../platform/database/transaction';
import { NotificationsRepository } from './notifications.repository';

/** What one user is told. */
export type Notice = {
  readonly userId: string;
  readonly group: NotificationGroup;
  /** What happened, the same at every try: 'application:12:shortlisted:34'. A user is told of it once. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** Where it leads, from the site's root. */
  readonly path: string;
  /** What the way there is called. */
  readonly action: string;
  /** Picture address, or ''. */
  readonly image: string;
};

@Injectable()
export class NotificationsService {
  constructor(private readonly clock: Clock) {}

  /** Stored with the change that causes it: told when the transaction is done, and never when it is undone. */
  async tell(transaction: Transaction, notices: readonly Notice[]): Promise<void> {
    const at = this.clock.now();
    await new NotificationsRepository(transaction).insert(notices.map((notice) => ({ ...notice, at, mailState: 'none' })));
  }
}
