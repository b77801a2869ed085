import type { PlanId } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { type Membership, MembershipsRepository } from './memberships.repository';

/** Where an account's membership is at this moment. */
export type MembershipStanding = {
  readonly isMember: boolean;
  /** 'free' without a membership. In grace: the plan that ended. */
  readonly planId: PlanId;
  readonly membership: Membership | null;
};

/** Tells who is a member. The time decides, not the stored state, so that a clock that is late gives nothing away. */
@Injectable()
export class MembershipStandingService {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly clock: Clock,
  ) {}

  async of(userId: string): Promise<MembershipStanding> {
    const membership = await this.memberships.find(userId);
    const now = this.clock.now();
    if (membership === null || membership.accessUntil <= now) return { isMember: false, planId: 'free', membership };
    const running = await this.memberships.findRunning(userId, now);
    return { isMember: true, planId: running?.planId ?? membership.planId, membership };
  }
}
