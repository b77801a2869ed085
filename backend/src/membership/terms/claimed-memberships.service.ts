import { Injectable } from '@nestjs/common';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { withNextStep } from './membership-steps.policy';
import { type Membership, MembershipsRepository } from './memberships.repository';

/** Due step that this instance took: the membership is not due again before `until`. */
export type Claim = { readonly userId: string; readonly until: number };
type Change = (membership: Membership) => Promise<Partial<Membership>> | Partial<Membership>;

/** Changes memberships whose due step was claimed, while nothing else has changed their plan of steps. */
@Injectable()
export class ClaimedMembershipsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly memberships: MembershipsRepository,
  ) {}

  /**
   * Locks the membership, runs `change` and stores what it returns, in one transaction, which is repeated after a lock conflict. The
   * next step is planned again unless the change sets `nextAt`. Resolves to null, and changes nothing, when the claim is over because
   * something else changed the membership.
   */
  change(claim: Claim, change: Change): Promise<Membership | null> {
    return retryLockConflicts(() => this.transactions.run(() => this.changeIn(claim, change)));
  }

  /** Reads the membership while the claim holds, without locking it; null afterwards. */
  async find({ userId, until }: Claim): Promise<Membership | null> {
    const membership = await this.memberships.find(userId);
    return membership?.nextAt === until ? membership : null;
  }

  private async changeIn(claim: Claim, change: Change): Promise<Membership | null> {
    const membership = await this.memberships.lock(claim.userId);
    if (membership === null || membership.nextAt !== claim.until) return null;
    const changes = await change(membership);
    const changed = { ...membership, ...changes };
    const next = 'nextAt' in changes ? changed : withNextStep(changed);
    await this.memberships.save(next);
    return next;
  }
}
