import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { isChargeable } from './chargeable.policy';
import { type Claim, ClaimedMembershipsService } from './claimed-memberships.service';
import { MembershipNewsService } from './membership-news.service';
import { CHARGE_TIME_MS, isChargedAlone, nextStepOf, withoutRenewal } from './membership-steps.policy';
import type { Membership } from './memberships.repository';
import { endsMail, renewsMail } from './renewal-mails';
import { RenewalNamesService } from './renewal-names.service';

/** Sends the notices of seven days and of 24 hours before a term ends. */
@Injectable()
export class RenewalNoticesService {
  constructor(
    private readonly claimed: ClaimedMembershipsService,
    private readonly users: UsersService,
    private readonly names: RenewalNamesService,
    private readonly news: MembershipNewsService,
    private readonly clock: Clock,
  ) {}

  async sendWeek(claim: Claim): Promise<void> {
    await this.claimed.change(claim, async (membership) => {
      if (isBilledHere(membership) || membership.source === 'grant')
        await this.announce(membership, { chargeAt: membership.paidUntil, isLast: false });
      return { notices: 1 };
    });
  }

  /** Without a notice that names the charge there is none, so the renewal of an account that may not be charged ends here. */
  async sendDay(claim: Claim): Promise<void> {
    await this.claimed.change(claim, async (membership) => {
      const noticed = { ...membership, notices: 2, noticedAt: this.clock.now() };
      const planned = nextStepOf(noticed);
      const chargeAt = planned?.step === 'charge' ? planned.at : null;
      const isCharged = isBilledHere(membership) ? await this.announce(noticed, { chargeAt, isLast: true }) : false;
      const { notices, noticedAt } = noticed;
      if (isCharged && chargeAt !== null)
        return { notices, noticedAt, accessUntil: Math.max(membership.accessUntil, chargeAt + CHARGE_TIME_MS) };
      return { notices, noticedAt, ...(isChargedAlone(membership) ? withoutRenewal(membership) : {}) };
    });
  }

  /** Resolves to whether a charge was announced. */
  private async announce(membership: Membership, { chargeAt, isLast }: { chargeAt: number | null; isLast: boolean }): Promise<boolean> {
    const account = await this.users.findById(membership.userId);
    if (account === null || account.status !== 'active') return false;
    const named = await this.names.of(membership);
    const isCharged = chargeAt !== null && isChargedAlone(membership) && isChargeable(account);
    const mail = isCharged
      ? renewsMail(membership, named, { chargeAt, isLast })
      : endsMail(membership, named, membership.renews && !isChargedAlone(membership));
    await this.news.send(account, `${isLast ? 'day' : 'week'}:${membership.paidUntil}`, mail);
    return isCharged;
  }
}

function isBilledHere({ source }: Pick<Membership, 'source'>): boolean {
  return source === 'site';
}
