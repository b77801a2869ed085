import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CurrencyEntity } from './currency.entity';
import { UserEntity } from './user.entity';

@Injectable()
export class UsersRepository {
  constructor(private readonly dataSource: DataSource) {}

  findById(id: string): Promise<UserEntity | null> {
    return this.dataSource.manager.findOneBy(UserEntity, { id });
  }

  findByEmail(email: string): Promise<UserEntity | null> {
    return this.dataSource.manager.findOneBy(UserEntity, { email });
  }

  async saveUsers(users: readonly UserEntity[]): Promise<void> {
    await this.dataSource.manager.save(UserEntity, [...users]);
  }

  async setCurrency(id: string, currencyCode: string): Promise<void> {
    await this.dataSource.manager.update(UserEntity, { id }, { currencyCode });
  }

  async setAcceptedTerms(id: string, acceptedTerms: string): Promise<void> {
    await this.dataSource.manager.update(UserEntity, { id }, { acceptedTerms });
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
