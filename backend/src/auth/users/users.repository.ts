import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import { CurrencyEntity } from './currency.entity';
import { UserEntity } from './user.entity';

@Injectable()
export class UsersRepository {
  constructor(private readonly dataSource: DataSource) {}

  findById(id: string): Promise<UserEntity | null> {
    return this.dataSource.manager.findOneBy(UserEntity, { id });
  }

  async findByIds(ids: readonly string[]): Promise<UserEntity[]> {
    return ids.length === 0 ? [] : this.dataSource.manager.findBy(UserEntity, { id: In([...ids]) });
  }

  findByLoginEmail(loginEmail: string): Promise<UserEntity | null> {
    return this.dataSource.manager.findOneBy(UserEntity, { loginEmail });
  }

  findByLoginPhone(loginPhone: string): Promise<UserEntity | null> {
    return this.dataSource.manager.findOneBy(UserEntity, { loginPhone });
  }

  /** Inserts an account; false when one of its confirmed media belongs to another account (by unique indexes). */
  async insert(user: UserEntity): Promise<boolean> {
    return unlessDuplicate(() => this.dataSource.manager.insert(UserEntity, user));
  }

  /** Updates an account; false when a confirmed medium among the changes belongs to another account. */
  async update(id: string, changes: Partial<Omit<UserEntity, 'id'>>): Promise<boolean> {
    return unlessDuplicate(() => this.dataSource.manager.update(UserEntity, { id }, changes));
  }

  /** Locks the account's row until the transaction ends. */
  async lock(id: string): Promise<void> {
    await this.dataSource.query('UPDATE user_account SET id = id WHERE id = ?', [id]);
  }

  async delete(id: string): Promise<void> {
    await this.dataSource.manager.delete(UserEntity, { id });
  }

  async saveUsers(users: readonly UserEntity[]): Promise<void> {
    await this.dataSource.manager.save(UserEntity, [...users]);
  }

  async setCurrency(id: string, currencyCode: string): Promise<void> {
    await this.dataSource.manager.update(UserEntity, { id }, { currencyCode });
  }

  findCurrencies(): Promise<CurrencyEntity[]> {
    return this.dataSource.manager.find(CurrencyEntity, { order: { position: 'ASC' } });
  }

  findCurrency(code: string): Promise<CurrencyEntity | null> {
    return this.dataSource.manager.findOneBy(CurrencyEntity, { code });
  }

  async saveCurrencies(currencies: readonly CurrencyEntity[]): Promise<void> {
    await this.dataSource.manager.save(CurrencyEntity, [...currencies]);
  }
}
