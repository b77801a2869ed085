import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { onceForKey } from '../../kernel/idempotency/once-for-key';

/** Changes of what accounts have with each other, one after another. */
@Injectable()
export class AccountChangesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UsersService,
  ) {}

  /** Runs `work` once in one transaction that has locked the accounts: what it reads of their offers, bookings and reviews stays true. */
  run<T>(userIds: readonly string[], work: () => Promise<T>): Promise<T> {
    return retryLockConflicts(() =>
      this.transactions.run(async () => {
        // In one order everywhere, so that two changes between the same accounts do not wait for each other.
        for (const id of [...new Set(userIds)].toSorted()) await this.users.lock(id);
        return onceForKey(work);
      }),
    );
  }
}
