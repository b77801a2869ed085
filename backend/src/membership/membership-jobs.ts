import { Injectable } from '@nestjs/common';
import { PaymentsJob } from './payments/payments.job';
import { MembershipClockJob } from './terms/membership-clock.job';

/** Runs the periodic jobs of the membership now, for a clock that was turned. */
@Injectable()
export class MembershipJobs {
  constructor(
    private readonly clock: MembershipClockJob,
    private readonly payments: PaymentsJob,
  ) {}

  async run(): Promise<void> {
    await this.payments.run();
    await this.clock.run();
  }
}
