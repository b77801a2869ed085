import { randomBytes } from 'node:crypto';
import {
  type CurrencyList,
  MEDIUM_TYPE,
  type MediumType,
  type SubscriptionDetails,
  type UpdateCurrencyResponse,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import type { NewUser, UserAccount } from './user-account';
import type { UserEntity } from './user.entity';
import { UsersRepository } from './users.repository';

/** A medium that may open an account: e-mail address in lower case, phone number as E.164. */
export type LoginMedium = { readonly type: MediumType; readonly value: string };
/** What another module may change; a confirmed medium must be nobody else's. */
export type UserChanges = Partial<Omit<UserEntity, 'id' | 'createdAt'>>;

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Memberships are not sold yet, so no plan is named. */
  async subscriptionOf(userId: string): Promise<SubscriptionDetails['data']> {
    const user = await this.users.findById(userId);
    return { is_member: user?.hasPremium ? 1 : 0, is_needed_to_apply: this.config.applyNeedsMembership ? 1 : 0, plans: [] };
  }

  findById(id: string): Promise<UserAccount | null> {
    return this.users.findById(id);
  }

  /** The account that an e-mail address or a phone number (E.164) opens. */
  findByLogin({ type, value }: LoginMedium): Promise<UserAccount | null> {
    return type === MEDIUM_TYPE.email ? this.users.findByLoginEmail(value) : this.users.findByLoginPhone(value);
  }

  /** Null when a confirmed medium belongs to another account already. */
  async create(newUser: NewUser): Promise<UserAccount | null> {
    const user: UserEntity = {
      ...newUser,
      id: `u_${randomBytes(12).toString('hex')}`,
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

  /** In a transaction: whoever else changes the account waits for its end. */
  lock(id: string): Promise<void> {
    return this.users.lock(id);
  }

  /** False when a confirmed medium among the changes belongs to another account. */
  update(id: string, changes: UserChanges): Promise<boolean> {
    return this.users.update(id, changes);
  }

  /** Removes the account; what belongs to it by a foreign key goes with it. */
  async remove(id: string): Promise<void> {
    await this.users.delete(id);
  }

  async currencies(): Promise<CurrencyList> {
    const rows = await this.users.findCurrencies();
    return rows.map(({ id, code, symbol, name }) => ({ id, code, symbol, name }));
  }

  /** Status 0 for a currency that is not on the list; a signed-in user's choice is kept with the account. */
  async updateCurrency(code: string, actingId: string | null): Promise<UpdateCurrencyResponse> {
    if (!(await this.users.findCurrency(code))) return { status: 0, message: 'Choose a currency of the list.' };
    if (actingId !== null) await this.users.setCurrency(actingId, code);
    return { status: 1, message: '' };
  }
}
