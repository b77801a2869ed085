import { dayInIndia } from '@alltalent/shared/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppLog } from '../../kernel/logging/app-log';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { type CurrentSession, SessionService } from '../sessions/session.service';
import { PERSONAL_DATA, type PersonalData } from '../users/personal-data';
import { AccountService } from './account.service';

const PER_DAY = 5;
const DAY_MS = 24 * 3600 * 1000;

@Injectable()
export class AccountExportService {
  constructor(
    private readonly account: AccountService,
    private readonly sessions: SessionService,
    private readonly limits: RateLimitsService,
    private readonly clock: Clock,
    private readonly log: AppLog,
    @Inject(PERSONAL_DATA) private readonly records: readonly PersonalData[],
  ) {}

  /** Collects everything stored about the user by part, with a file name. Needs a fresh code; five exports a day. */
  async make(session: CurrentSession): Promise<{ readonly name: string; readonly data: Readonly<Record<string, unknown>> }> {
    this.sessions.requireFresh(session);
    await this.limits.consumeForRead([{ name: 'export:user', subject: session.userId, most: PER_DAY, windowMs: DAY_MS }]);
    const user = await this.account.require(session.userId);
    const now = this.clock.now();
    const parts = await Promise.all(this.records.map(async (records) => [records.name, await records.exportFor(user)] as const));
    this.log.info('account exported', { user_id: user.id });
    return {
      name: `alltalent-export-${dayInIndia(now)}.json`,
      data: { exported_at: new Date(now).toISOString(), ...Object.fromEntries(parts) },
    };
  }
}
