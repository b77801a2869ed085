import { dayInIndia } from '@alltalent/shared/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppLog } from '../../kernel/logging/app-log';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import type { CurrentSession } from '../sessions/current-session';
import { SessionService } from '../sessions/session.service';
import { GuardiansService } from '../guardians/guardians.service';
import type { UserAccount } from '../users/user-account';
import { UsersService } from '../users/users.service';
import { PERSONAL_DATA, type PersonalData } from '../users/personal-data';
import { AccountService } from './account.service';

const PER_DAY = 5;
const DAY_MS = 24 * 3600 * 1000;

/** Name of an export, and what is stored about the account, by part. */
export type AccountExport = { readonly name: string; readonly data: Readonly<Record<string, unknown>> };

@Injectable()
export class AccountExportService {
  constructor(
    private readonly account: AccountService,
    private readonly sessions: SessionService,
    private readonly guardians: GuardiansService,
    private readonly users: UsersService,
    private readonly limits: RateLimitsService,
    private readonly clock: Clock,
    private readonly log: AppLog,
    @Inject(PERSONAL_DATA) private readonly records: readonly PersonalData[],
  ) {}

  /** Collects everything stored about the user by part, with a file name. Needs a fresh code; five exports a day. */
  async make(session: CurrentSession): Promise<AccountExport> {
    this.sessions.requireFresh(session);
    await this.limits.consumeForRead([{ name: 'export:user', subject: session.userId, most: PER_DAY, windowMs: DAY_MS }]);
    return this.of(await this.account.require(session.userId));
  }

  /** Collects everything stored about an account, for a caller who has checked that it may be read. */
  async of(user: UserAccount): Promise<AccountExport> {
    const now = this.clock.now();
    const children = await this.childrenOf(user.id);
    this.log.info('account exported', { user_id: user.id });
    return {
      name: `alltalent-export-${dayInIndia(now)}.json`,
      data: {
        exported_at: new Date(now).toISOString(),
        ...(await this.partsOf(user)),
        ...(children.length > 0 && { accounts_of_children: children }),
      },
    };
  }

  private async partsOf(user: UserAccount): Promise<Readonly<Record<string, unknown>>> {
    return Object.fromEntries(
      await Promise.all(this.records.map(async (records) => [records.name, await records.exportFor(user)] as const)),
    );
  }

  /** Everything stored about the accounts of the user's children. */
  private async childrenOf(userId: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const ids = await this.guardians.idsOf(userId);
    const users = (await Promise.all(ids.map((id) => this.users.findById(id)))).filter((user) => user !== null);
    return Promise.all(users.map(async (user) => ({ id: user.id, ...(await this.partsOf(user)) })));
  }
}
