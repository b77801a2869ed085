import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../kernel/database/database.service';
import { AppLog } from '../../kernel/logging/app-log';
import { PeriodicJob } from '../../kernel/scheduling/periodic-job';
import { MembershipClockService } from './membership-clock.service';

const REST_MS = 10 * 60 * 1000;

@Injectable()
export class MembershipClockJob extends PeriodicJob {
  protected readonly task = 'notices, renewals and ends of memberships';

  constructor(
    private readonly memberships: MembershipClockService,
    database: DatabaseService,
    log: AppLog,
  ) {
    super(database, log);
  }

  protected override restMs(): number {
    return REST_MS;
  }

  protected async runOnce(): Promise<void> {
    await this.memberships.run();
  }
}
