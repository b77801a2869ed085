import type { DelegatedAccountsResponse, DoneResponse, Standing } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { AppLog } from '../../kernel/logging/app-log';
import { t } from '../../kernel/messages';
import type { CurrentSession } from '../sessions/current-session';
import { SessionService } from '../sessions/session.service';
import { fullName } from '../users/full-name';
import { UsersService } from '../users/users.service';
import { sideOfStanding } from '../sessions/used-account.policy';
import { AccountDelegatesRepository, type UsableAccount } from './account-delegates.repository';

/** A guardian has ten children, and nobody works in fifty teams. */
export const MOST_ACCOUNTS = 50;

/** People who use an account of somebody else, by a right that its holder gave or that guardians have (docs/decisions/0054). */
@Injectable()
export class DelegatesService {
  constructor(
    private readonly delegates: AccountDelegatesRepository,
    private readonly users: UsersService,
    private readonly sessions: SessionService,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** The accounts that the person of the session may use, and the one in use. */
  async list({ personId, userId }: CurrentSession): Promise<DelegatedAccountsResponse> {
    const [person, usable] = await Promise.all([this.users.findById(personId), this.usableBy(personId)]);
    return {
      status: 200,
      data: {
        own: { account_id: personId, name: fullName(person) },
        current_id: userId,
        accounts: usable.map(({ accountId, name, standing }) => ({ account_id: accountId, name, standing })),
      },
    };
  }

  /** How many accounts the person may use beside the own one. */
  async countFor(personId: string): Promise<number> {
    return (await this.usableBy(personId)).length;
  }

  /** Has the session use another account; the own id ends that. Throws NOT_FOUND for an account without a right. */
  async switch(session: CurrentSession, accountId: string): Promise<DoneResponse> {
    if (accountId === session.personId) {
      await this.sessions.useAccount(session.sidHash, null);
      return { status: 200, message: t('delegates.own') };
    }
    const account = (await this.usableBy(session.personId)).find((one) => one.accountId === accountId);
    if (!account) throw new DomainError('NOT_FOUND', { detail: t('delegates.none') });
    await this.sessions.useAccount(session.sidHash, accountId);
    this.log.info('account used by a delegate', { user_id: session.personId, account_id: accountId, standing: account.standing });
    return { status: 200, message: t('delegates.using', { name: account.name }) };
  }

  /** The guardian who uses the account of a child; null for every other account, and without a valid consent. */
  async guardianOf(accountId: string): Promise<string | null> {
    return (await this.delegates.findGuardians([accountId])).get(accountId) ?? null;
  }

  /** Lets a person use an account, or changes as what. */
  async allow(accountId: string, userId: string, standing: Exclude<Standing, 'holder'>): Promise<void> {
    const known = await this.delegates.find(accountId, userId);
    await this.delegates.save({ accountId, userId, standing, createdAt: known?.createdAt ?? this.clock.now() });
  }

  /** Takes the right away; sessions that use it fall back to the person's own account with their next request. */
  stop(accountId: string, userId: string): Promise<boolean> {
    return this.delegates.delete(accountId, userId);
  }

  /** Accounts that still have the side for which the person has the right. */
  private async usableBy(personId: string): Promise<readonly UsableAccount[]> {
    const found = await this.delegates.findUsable(personId, MOST_ACCOUNTS);
    return found.filter(({ standing, roles }) => roles.includes(sideOfStanding(standing)));
  }
}
