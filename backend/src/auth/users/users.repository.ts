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

  /** False when a confirmed medium of the user belongs to another account: the unique indexes decide. */
  async insert(user: UserEntity): Promise<boolean> {
    return unlessDuplicate(() => this.dataSource.manager.insert(UserEntity, user));
  }

  /** False when a confirmed medium among the changes belongs to another account. */
  async update(id: string, changes: Partial<Omit<UserEntity, 'id'>>): Promise<boolean> {
    return unlessDuplicate(() => this.dataSource.manager.update(UserEntity, { id }, changes));
  }

  /** Whoever else changes the account waits for the end of the transaction. */
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
