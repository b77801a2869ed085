import type { Queue } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { retryLockConflicts } from '../../../kernel/database/lock-conflicts';
import { Transactions } from '../../../kernel/database/transaction';
import { OfficeClaimsService } from '../claims/office-claims.service';
import { ReviewReasonsService } from '../reasons/review-reasons.service';

type Decided = { readonly queue: Queue; readonly id: string; readonly reason: string };

/** Carries a decision of the office out: everything about it is committed together, or none of it. */
@Injectable()
export class QueueDecisionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly claims: OfficeClaimsService,
    private readonly reasons: ReviewReasonsService,
  ) {}

  /** Runs `work`, which locks and decides, ends the claim of the item and remembers the reason; '' for none. Returns what `work` does. */
  decide<T>({ queue, id, reason }: Decided, work: () => Promise<T>): Promise<T> {
    const run = async () => {
      const done = await work();
      await this.claims.end(queue, id);
      if (reason !== '') await this.reasons.remember(queue, reason);
      return done;
    };
    // Concurrent decisions about one item are serialised by its lock: the second sees what the first one did.
    return retryLockConflicts(() => this.transactions.run(run, { readsCommitted: true }));
  }
}
