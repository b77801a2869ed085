import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppLog } from '../../kernel/logging/app-log';
import { type Claim, ClaimedMembershipsService } from './claimed-memberships.service';
import { MembershipEndsService } from './membership-ends.service';
import { dueStepOf, type MembershipStep } from './membership-steps.policy';
import { type DueMembership, MembershipsRepository } from './memberships.repository';
import { RenewalNoticesService } from './renewal-notices.service';
import { RenewalsService } from './renewals.service';

const PAGE = 200;
/** Longer than any step takes. A step that failed is due again afterwards. */
const LEASE_MS = 10 * 60 * 1000;

/** Does the due steps of memberships, one membership after another. Several instances may run at the same time. */
@Injectable()
export class MembershipClockService {
  private readonly steps: Readonly<Record<MembershipStep, (claim: Claim) => Promise<void>>>;

  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly claimed: ClaimedMembershipsService,
    notices: RenewalNoticesService,
    renewals: RenewalsService,
    ends: MembershipEndsService,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {
    this.steps = {
      'notice-week': (claim) => notices.sendWeek(claim),
      'notice-day': (claim) => notices.sendDay(claim),
      charge: (claim) => renewals.charge(claim),
      end: (claim) => ends.end(claim),
      'end-mandate': (claim) => ends.endMandate(claim),
    };
  }

  /** Does everything that is due; resolves to the number of steps. A step that fails is logged and due again after its lease. */
  async run(): Promise<number> {
    let done = 0;
    for (let due = await this.nextPage(); due.length > 0; due = await this.nextPage())
      for (const membership of due) if (await this.attend(membership)) done += 1;
    return done;
  }

  private nextPage(): Promise<readonly DueMembership[]> {
    return this.memberships.findDue(this.clock.now(), PAGE);
  }

  /** False when another instance has the membership, nothing is due after all, or the step failed. */
  private async attend(due: DueMembership): Promise<boolean> {
    const claim = { userId: due.userId, until: this.clock.now() + LEASE_MS };
    // Outside the try: a membership that cannot be claimed would stay on the page, and the run would not end.
    if (!(await this.memberships.claim(due, claim.until))) return false;
    try {
      return await this.doStep(claim);
    } catch (error) {
      this.log.error('step of a membership failed', error, { userId: claim.userId });
      return false;
    }
  }

  private async doStep(claim: Claim): Promise<boolean> {
    const membership = await this.claimed.find(claim);
    if (membership === null) return false;
    const step = dueStepOf(membership, this.clock.now());
    if (step === null) {
      await this.claimed.change(claim, () => ({}));
      return false;
    }
    await this.steps[step](claim);
    return true;
  }
}
