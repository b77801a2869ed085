import { randomBytes } from 'node:crypto';
import { type CurrencyList, MEDIUM_TYPE, type MediumType, type UpdateCurrencyResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { fullName } from './full-name';
import type { NewUser, UserAccount } from './user-account';
import type { UserEntity } from './user.entity';
import { UsersRepository } from './users.repository';

/** Medium to log in with: e-mail address in lower case, or phone number as E.164. */
export type LoginMedium = { readonly type: MediumType; readonly value: string };
/** Changes that other contexts may make; a confirmed medium must not belong to another account. */
export type UserChanges = Partial<Omit<UserEntity, 'id' | 'createdAt'>>;

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly clock: Clock,
  ) {}

  findById(id: string): Promise<UserAccount | null> {
    return this.users.findById(id);
  }

  /** Finds the full names of accounts by their ids; ids of accounts that are gone are left out. */
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const users = await this.users.findByIds([...new Set(ids)]);
    return new Map(users.map((user) => [user.id, fullName(user)]));
  }

  /** Finds accounts by their ids; those that are gone are left out. */
  async findMany(ids: readonly string[]): Promise<ReadonlyMap<string, UserAccount>> {
    return new Map((await this.users.findByIds([...new Set(ids)])).map((user) => [user.id, user]));
  }

  /** Finds the account that a confirmed medium logs in to. */
  findByLogin({ type, value }: LoginMedium): Promise<UserAccount | null> {
    return type === MEDIUM_TYPE.email ? this.users.findByLoginEmail(value) : this.users.findByLoginPhone(value);
  }

  /** Creates an account; null when a confirmed medium belongs to another one, or the id. */
  async create(newUser: NewUser, id = `u_${randomBytes(12).toString('hex')}`): Promise<UserAccount | null> {
    const user: UserEntity = {
      ...newUser,
      id,
      status: 'active',
      location: '',
      hasPremium: false,
      slug: '',
      currencyCode: 'INR',
      verifiedClientOn: null,
      deletionDueAt: null,
      createdAt: this.clock.now(),
    };
    return (await this.users.insert(user)) ? user : null;
  }

  /** Locks the account until the end of the current transaction. */
  lock(id: string): Promise<void> {
    return this.users.lock(id);
  }

  /** Updates an account; false when a confirmed medium among the changes belongs to another account. */
  update(id: string, changes: UserChanges): Promise<boolean> {
    return this.users.update(id, changes);
  }

  /** Deletes the account with every row that has a foreign key to it. */
  async remove(id: string): Promise<void> {
    await this.users.delete(id);
  }

  async currencies(): Promise<CurrencyList> {
    const rows = await this.users.findCurrencies();
    return rows.map(({ id, code, symbol, name }) => ({ id, code, symbol, name }));
  }

  /** Sets the currency; status 0 for an unknown one. `actingId`: the signed-in user whose account stores it, or null. */
  async updateCurrency(code: string, actingId: string | null): Promise<UpdateCurrencyResponse> {
    if (!(await this.users.findCurrency(code))) return { status: 0, message: 'Choose a currency of the list.' };
    if (actingId !== null) await this.users.setCurrency(actingId, code);
    return { status: 1, message: '' };
  }
}
