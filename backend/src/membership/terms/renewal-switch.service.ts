import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { onceForKey, wasDoneBefore } from '../../kernel/idempotency/once-for-key';
import { t } from '../../kernel/messages';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { spend } from '../../kernel/rate-limits/spend';
import { isChargeable } from './chargeable.policy';
import { MembershipNewsService } from './membership-news.service';
import { CHARGE_TIME_MS, DAY_MS, isChargedAlone, nextStepOf, withNextStep, withoutRenewal } from './membership-steps.policy';
import { type Membership, MembershipsRepository } from './memberships.repository';
import { turnedOffMail, turnedOnMail } from './renewal-mails';
import { RenewalNamesService } from './renewal-names.service';

/** Each change sends a mail. */
const MOST_PER_DAY = 30;

/** Turns the renewal of a membership off and on, with a mail as proof. */
@Injectable()
export class RenewalSwitchService {
  constructor(
    private readonly transactions: Transactions,
    private readonly memberships: MembershipsRepository,
    private readonly users: UsersService,
    private readonly names: RenewalNamesService,
    private readonly news: MembershipNewsService,
    private readonly limits: RateLimitsService,
    private readonly clock: Clock,
  ) {}

  /** Sets the renewal; does nothing where it is so already. Throws RENEWAL_REFUSED when it cannot be turned on, TOO_MANY_REQUESTS after 30 changes in a day. */
  async set(userId: string, isOn: boolean): Promise<void> {
    if (wasDoneBefore()) return;
    const limit = { name: 'renewal:user', subject: userId, most: MOST_PER_DAY, windowMs: DAY_MS };
    const reservation = await this.limits.consume([limit]);
    const run = () => retryLockConflicts(() => this.transactions.run(() => onceForKey(() => this.change(userId, isOn))));
    await spend(reservation, run, (isChanged) => isChanged);
  }

  /** Resolves to false when the renewal was as it should be already. */
  private async change(userId: string, isOn: boolean): Promise<boolean> {
    const membership = await this.memberships.lock(userId);
    return isOn ? this.turnOn(userId, membership) : this.turnOff(membership);
  }

  private async turnOff(membership: Membership | null): Promise<boolean> {
    if (!membership?.renews) return false;
    const off = { ...membership, ...withoutRenewal(membership) };
    await this.memberships.save(withNextStep(off));
    const account = await this.users.findById(membership.userId);
    const now = this.clock.now();
    if (account !== null) await this.news.send(account, `off:${now}`, turnedOffMail(off, await this.names.of(membership), now));
    return true;
  }

  private async turnOn(userId: string, membership: Membership | null): Promise<boolean> {
    const account = await this.users.findById(userId);
    const now = this.clock.now();
    const on = membership === null ? null : turnedOn(membership, now);
    if (on === null || !isChargeable(account)) throw refused();
    if (membership?.renews === true) return false;
    const planned = nextStepOf({ ...on, notices: 2 });
    if (planned?.step !== 'charge') throw refused();
    const { at: chargeAt } = planned;
    const accessUntil = on.notices < 2 ? on.accessUntil : Math.max(on.accessUntil, chargeAt + CHARGE_TIME_MS);
    await this.memberships.save(withNextStep({ ...on, accessUntil }));
    await this.news.send(account, `on:${now}`, turnedOnMail(on, await this.names.of(on), { now, chargeAt }));
    return true;
  }
}

/**
 * Returns the membership with its renewal on; null when it cannot renew. Where the notice of 24 hours has announced the end, the
 * mail of the switch is the notice before the charge.
 */
function turnedOn(membership: Membership, now: number): Membership | null {
  const { state, source, accessUntil, notices, noticedAt } = membership;
  const on = { ...membership, renews: true, noticedAt: notices < 2 ? noticedAt : now };
  return state !== 'ended' && source === 'site' && accessUntil > now && isChargedAlone(on) ? on : null;
}

function refused(): DomainError {
  return new DomainError('RENEWAL_REFUSED', { detail: t('membership.terms.renewalRefused') });
}
