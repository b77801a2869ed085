import type { OwnMembership } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { BenefitsService, type OwnBenefits } from '../benefits/benefits.service';
import { InvoicesService } from '../books/invoices.service';
import { OrdersRepository } from '../orders/orders.repository';
import { ManagersRepository } from '../plans/managers.repository';
import { PlansService } from '../plans/plans.service';
import { ShootsService } from '../shoots/shoots.service';
import { MembershipStandingService } from './membership-standing.service';
import type { Membership } from './memberships.repository';
import { renewalOf, stateOf, storeUrlOf, toInvoiceLine, toPlan } from './own-membership.mapper';

/** Composes what the page of an account's membership shows. */
@Injectable()
export class OwnMembershipService {
  constructor(
    private readonly standings: MembershipStandingService,
    private readonly plans: PlansService,
    private readonly benefits: BenefitsService,
    private readonly shoots: ShootsService,
    private readonly invoices: InvoicesService,
    private readonly orders: OrdersRepository,
    private readonly managers: ManagersRepository,
    private readonly clock: Clock,
  ) {}

  async read(userId: string): Promise<OwnMembership> {
    const standing = await this.standings.of(userId);
    const running = standing.isMember ? standing.membership : null;
    const plan = await this.plans.require(standing.planId);
    return {
      state: stateOf(standing, this.clock.now()),
      plan: toPlan(plan),
      source: running?.source ?? null,
      active_until: standing.membership === null ? null : new Date(standing.membership.accessUntil).toISOString(),
      renewal: renewalOf(running, plan.currency),
      store_url: storeUrlOf(running?.source ?? null),
      manager: await this.managerOf(running),
      usage: await this.usageOf(userId, { ...plan.benefits, isMember: standing.isMember }),
      shoot: await this.shoots.of(userId),
      invoices: (await this.invoices.ofUser(userId)).map(toInvoiceLine),
      open_order: await this.openOrderOf(userId),
    };
  }

  private async managerOf(running: Membership | null): Promise<OwnMembership['manager']> {
    if (running === null || running.managerId === null) return null;
    const manager = await this.managers.find(running.managerId);
    return manager?.isActive ? { name: manager.name, email: manager.email } : null;
  }

  private async usageOf(userId: string, benefits: OwnBenefits): Promise<OwnMembership['usage']> {
    const { used, limit, resetsAt } = await this.benefits.applicationsWith(benefits, userId);
    return {
      applications: used,
      applications_limit: limit,
      resets_at: new Date(resetsAt).toISOString(),
      photos_limit: benefits.portfolio_photos,
    };
  }

  private async openOrderOf(userId: string): Promise<OwnMembership['open_order']> {
    const order = await this.orders.findOpen(userId);
    return order === null ? null : { id: order.id, plan: order.planId };
  }
}
