import { Injectable } from '@nestjs/common';
import type { UserAccount } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import type { ProviderPayment } from '../payments/payment-provider';
import { type Claim, ClaimedMembershipsService } from './claimed-memberships.service';
import { MembershipNewsService } from './membership-news.service';
import { ASK_AGAIN_MS, graceEndOf, nextStepOf } from './membership-steps.policy';
import type { Membership } from './memberships.repository';
import { failedMail } from './renewal-mails';
import { RenewalNamesService } from './renewal-names.service';

/** How a charge ended. */
export type Charged = Pick<ProviderPayment, 'state' | 'reason'>;

/** Settles what became of a charge. One that was captured has begun the next term already, which ends the claim. */
@Injectable()
export class RenewalOutcomesService {
  constructor(
    private readonly claimed: ClaimedMembershipsService,
    private readonly names: RenewalNamesService,
    private readonly news: MembershipNewsService,
    private readonly clock: Clock,
  ) {}

  settle(claim: Claim, payment: Charged, account: UserAccount): Promise<void> {
    return payment.state === 'failed' ? this.fail(claim, payment, account) : this.wait(claim);
  }

  /** Asks again in an hour, without counting a try; everything works until the end of the grace. */
  async wait(claim: Claim): Promise<void> {
    await this.claimed.change(claim, (membership) => this.waiting(membership));
  }

  /** Changes of a membership whose charge is not decided. */
  waiting(membership: Membership): Partial<Membership> {
    const accessUntil = graceEndOf(membership);
    return { state: 'grace', accessUntil, nextAt: Math.min(this.clock.now() + ASK_AGAIN_MS, accessUntil) };
  }

  private async fail(claim: Claim, { reason }: Charged, account: UserAccount): Promise<void> {
    await this.claimed.change(claim, async (membership) => {
      const failed = { state: 'grace', attempts: membership.attempts + 1, accessUntil: graceEndOf(membership) } as const;
      const next = nextStepOf({ ...membership, ...failed });
      const retryAt = next?.step === 'charge' ? next.at : null;
      const mail = failedMail({ ...membership, ...failed }, await this.names.of(membership), { reason, retryAt });
      await this.news.send(account, `failed:${failed.attempts}:${membership.paidUntil}`, mail);
      return failed;
    });
  }
}
