import { splitRoles, type Standing } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type Repository } from 'typeorm';
import { fullName } from '../users/full-name';
import { AccountDelegateEntity } from './account-delegate.entity';

/** Account that a person may use, with the name of its holder and the time of the right. */
export type UsableAccount = {
  readonly accountId: string;
  readonly name: string;
  readonly standing: Exclude<Standing, 'holder'>;
  readonly since: number;
  /** Roles of the account. */
  readonly roles: readonly string[];
};

type UsableRow = Pick<UsableAccount, 'accountId' | 'standing'> & {
  readonly since: number | string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roleId: string;
};

@Injectable()
export class AccountDelegatesRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get delegates(): Repository<AccountDelegateEntity> {
    return this.dataSource.getRepository(AccountDelegateEntity);
  }

  /** Active accounts that the person may use, the oldest right first. */
  async findUsable(userId: string, most: number): Promise<UsableAccount[]> {
    const rows = await this.delegates
      .createQueryBuilder('delegate')
      .innerJoin('user_account', 'account', 'account.id = delegate.account_id')
      .select('delegate.account_id', 'accountId')
      .addSelect('delegate.standing', 'standing')
      .addSelect('delegate.created_at', 'since')
      .addSelect('account.first_name', 'firstName')
      .addSelect('account.last_name', 'lastName')
      .addSelect('account.role_id', 'roleId')
      .where('delegate.user_id = :userId', { userId })
      .andWhere("account.status = 'active'")
      .orderBy('delegate.created_at', 'ASC')
      .addOrderBy('delegate.account_id', 'ASC')
      .limit(most)
      .getRawMany<UsableRow>();
    return rows.map(({ accountId, standing, since, firstName, lastName, roleId }) => ({
      accountId,
      standing,
      since: Number(since),
      roles: splitRoles(roleId),
      name: fullName({ firstName, lastName }),
    }));
  }

  /** People who may use the account, the oldest right first. */
  findOfAccount(accountId: string): Promise<AccountDelegateEntity[]> {
    return this.delegates.find({ where: { accountId }, order: { createdAt: 'ASC', userId: 'ASC' } });
  }

  /** Guardians of the accounts, by account; those without one are left out. */
  async findGuardians(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (accountIds.length === 0) return new Map();
    const rows = await this.delegates.findBy({ accountId: In([...accountIds]), standing: 'guardian' });
    return new Map(rows.map(({ accountId, userId }) => [accountId, userId]));
  }

  find(accountId: string, userId: string): Promise<AccountDelegateEntity | null> {
    return this.delegates.findOneBy({ accountId, userId });
  }

  /** Stores a right; one that is there gets the new standing. */
  async save(delegate: AccountDelegateEntity): Promise<void> {
    await this.delegates.save(delegate);
  }

  /** Takes a right away; false when there was none. */
  async delete(accountId: string, userId: string): Promise<boolean> {
    return ((await this.delegates.delete({ accountId, userId })).affected ?? 0) > 0;
  }
}
