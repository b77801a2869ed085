import { Injectable } from '@nestjs/common';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { onceForKey } from '../../kernel/idempotency/once-for-key';
import { t } from '../../kernel/messages';
import { AccountDelegatesRepository } from '../delegates/account-delegates.repository';
import type { CurrentSession } from '../sessions/current-session';
import type { UserAccount } from '../users/user-account';
import { UsersService } from '../users/users.service';
import { hasTeam } from './team.policy';

/** Changes of a team, one after another. */
@Injectable()
export class TeamChangesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UsersService,
    private readonly delegates: AccountDelegatesRepository,
  ) {}

  /** Runs `work` once in one transaction that has locked the accounts. */
  run<T>(userIds: readonly string[], work: () => Promise<T>): Promise<T> {
    return retryLockConflicts(() =>
      this.transactions.run(async () => {
        // In one order everywhere, so that two changes between the same accounts do not wait for each other.
        for (const id of [...new Set(userIds)].toSorted()) await this.users.lock(id);
        return onceForKey(work);
      }),
    );
  }

  /** Runs a change of the team of the account in use, by a person who may change it at that moment. */
  runAsManager<T>(session: CurrentSession, work: (holder: UserAccount) => Promise<T>): Promise<T> {
    return this.run([session.userId], async () => work(await this.requireManager(session)));
  }

  /** Returns the holder of the account in use; FORBIDDEN for those who may not change its team. */
  async requireManager({ userId, personId }: CurrentSession): Promise<UserAccount> {
    const holder = await this.users.findById(userId);
    const isManager = personId === userId || (await this.delegates.find(userId, personId))?.standing === 'owner';
    if (!hasTeam(holder) || !isManager) throw new DomainError('FORBIDDEN', { detail: t('team.notYours') });
    return holder;
  }
}
