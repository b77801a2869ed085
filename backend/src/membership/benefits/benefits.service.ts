import type { Benefits } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { PlansService } from '../plans/plans.service';
import { MembershipStandingService } from '../terms/membership-standing.service';
import { MembersRepository } from './members.repository';
import { MembershipUsage } from './membership-usage';
import { monthInIndia } from './month-in-india.policy';

/** What an account's plan unlocks at this moment. */
export type OwnBenefits = Benefits & { readonly isMember: boolean };
export type ApplicationAllowance = {
  readonly used: number;
  /** Null: without a limit. */
  readonly limit: number | null;
  /** Start of the next month in India. */
  readonly resetsAt: number;
  readonly isMember: boolean;
};

/** Says what a membership unlocks: the only place that does. */
@Injectable()
export class BenefitsService {
  constructor(
    private readonly standing: MembershipStandingService,
    private readonly plans: PlansService,
    private readonly usage: MembershipUsage,
    private readonly members: MembersRepository,
    private readonly clock: Clock,
  ) {}

  /** Benefits of the account's plan at this moment; those of the free plan without a membership. */
  async of(userId: string): Promise<OwnBenefits> {
    const { isMember, planId } = await this.standing.of(userId);
    const { benefits } = await this.plans.require(planId);
    return { ...benefits, isMember };
  }

  /** Counts the applications of this calendar month in India, and says how many there may be. */
  async applicationsOf(userId: string): Promise<ApplicationAllowance> {
    return this.applicationsWith(await this.of(userId), userId);
  }

  /** Counts as `applicationsOf` does, with benefits that the caller has read. */
  async applicationsWith({ applications_per_month: limit, isMember }: OwnBenefits, userId: string): Promise<ApplicationAllowance> {
    const month = monthInIndia(this.clock.now());
    return { used: await this.usage.applicationsSince(userId, month.from), limit, resetsAt: month.to, isMember };
  }

  /** Benefits of those among the users who are members. */
  async ofMembersAmong(userIds: readonly string[]): Promise<ReadonlyMap<string, Benefits>> {
    const members = await this.members.findAmong(userIds, this.clock.now());
    return new Map(await Promise.all(members.map(async (userId) => [userId, await this.of(userId)] as const)));
  }

  /** The most photos that any plan has room for. */
  async mostPhotos(): Promise<number> {
    return Math.max(...(await this.plans.all()).map(({ benefits }) => benefits.portfolio_photos));
  }
}
