import type { GrantMembershipInput, MembershipSource, PaidPlanId } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import type { Order } from '../orders/orders.repository';
import { ManagersRepository } from '../plans/managers.repository';
import { PlansService } from '../plans/plans.service';
import { MandatesService } from './mandates.service';
import { MembershipMarks } from './membership-marks';
import { afterGrant, afterOrder, afterRevocation, type NextMembership, runningOf } from './membership-rows';
import { DAY_MS, withNextStep, withoutRenewal } from './membership-steps.policy';
import { type Membership, type MembershipPeriod, MembershipsRepository } from './memberships.repository';
import { anchorOf, startOfPeriod } from './period-start.policy';
import { RenewalOrdersRepository } from './renewal-orders.repository';
import { endOfTerm } from './term-dates.policy';

type NewPeriod = Pick<MembershipPeriod, 'userId' | 'planId' | 'source' | 'orderId' | 'startsAt' | 'endsAt'>;

/** Begins, prolongs and takes back periods. Every method runs in the caller's transaction. */
@Injectable()
export class MembershipTermsService {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly orders: RenewalOrdersRepository,
    private readonly managers: ManagersRepository,
    private readonly plans: PlansService,
    private readonly marks: MembershipMarks,
    private readonly mandates: MandatesService,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Gives the period of a paid order: from now, or from the end of what is paid already. Does nothing for an order that has one. */
  async begin(order: Order, paid: { readonly mandate: string | null; readonly at: number }): Promise<MembershipPeriod> {
    const { userId, planId } = order;
    if (userId === null) throw new Error(`The order ${order.id} has no account.`);
    const former = await this.lock(userId);
    const given = await this.memberships.findPeriodOfOrder(order.id);
    if (given) return given;
    const startsAt = startOfPeriod(former, { isRenewal: order.kind === 'renewal', now: paid.at });
    const anchorDay = anchorOf(startsAt, former);
    const endsAt = endOfTerm(startsAt, order.termMonths, anchorDay) + order.extraDays * DAY_MS;
    const period = await this.addPeriod({ userId, planId, source: 'site', orderId: order.id, startsAt, endsAt });
    const next = afterOrder(former, { order, mandate: paid.mandate, anchorDay });
    if (former && former.mandate !== next.mandate) this.mandates.endAfterCommit(former);
    await this.store(next, { former, period });
    return period;
  }

  async grant({ user_id: userId, plan, days, source }: Pick<GrantMembershipInput, 'user_id' | 'plan' | 'days' | 'source'>) {
    const former = await this.lock(userId);
    const startsAt = startOfPeriod(former, { isRenewal: false, now: this.clock.now() });
    const granted = { userId, planId: plan as PaidPlanId, source: source as MembershipSource };
    const period = await this.addPeriod({ ...granted, orderId: null, startsAt, endsAt: startsAt + days * DAY_MS });
    await this.store(afterGrant(former, { ...granted, anchorDay: anchorOf(startsAt, former) }), { former, period });
    return period;
  }

  /** Ends the period of a refunded order now. */
  async revoke(orderId: string): Promise<void> {
    const period = await this.memberships.findPeriodOfOrder(orderId);
    if (!period) return;
    const former = await this.lock(period.userId);
    const now = this.clock.now();
    await this.memberships.revokePeriod(period.id, now);
    const left = (await this.memberships.lockPeriods(period.userId)).filter(({ revokedAt }) => revokedAt === null);
    if (!former) return;
    const next = afterRevocation(former, left, now);
    await this.save(next);
    await this.marks.set(period.userId, next.accessUntil > now);
  }

  /**
   * Turns the renewal off when the refunded order is the last that its account paid: the next term would be charged like it. Resolves
   * to the end of the membership, or to null when nothing was turned off.
   */
  async endRenewalOf({ id, userId }: Pick<Order, 'id' | 'userId'>): Promise<number | null> {
    if (userId === null) return null;
    const former = await this.lock(userId);
    if (!former?.renews || (await this.orders.findLastPaid(userId))?.id !== id) return null;
    const off = { ...former, ...withoutRenewal(former) };
    await this.save(off);
    return off.accessUntil;
  }

  /** Locks the account before its membership, because a first membership is no row that could be locked. */
  private async lock(userId: string): Promise<Membership | null> {
    await this.users.lock(userId);
    return this.memberships.lock(userId);
  }

  private async addPeriod(period: NewPeriod): Promise<MembershipPeriod> {
    const added = await this.memberships.addPeriod({ ...period, revokedAt: null });
    if (!added) throw new Error(`The order ${period.orderId} has a period already.`);
    return added;
  }

  private async store(next: NextMembership, { former, period }: { former: Membership | null; period: MembershipPeriod }): Promise<void> {
    const { userId, endsAt } = period;
    const running = runningOf(await this.memberships.lockPeriods(userId), this.clock.now()) ?? period;
    const managerId = former?.managerId ?? (await this.managerFor(period.planId));
    const membership = { ...next, userId, planId: running.planId, managerId, paidUntil: endsAt, accessUntil: endsAt };
    await this.save({ ...membership, state: 'active', notices: 0, noticedAt: null, attempts: 0, nextAt: null });
    await this.marks.set(userId, true);
  }

  private async managerFor(planId: PaidPlanId): Promise<number | null> {
    const { benefits } = await this.plans.require(planId);
    return benefits.has_manager ? this.managers.findFreest() : null;
  }

  private save(membership: Membership): Promise<void> {
    return this.memberships.save(withNextStep(membership));
  }
}
