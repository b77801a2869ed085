import type { CurrencyList, UpdateCurrencyResponse, UserDetails } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config';
import { DomainError } from '../../platform/domain-error';
import type { UserAccount } from './user-account';
import { toUserDetails } from './user.mapper';
import { UsersRepository } from './users.repository';

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly config: AppConfig,
  ) {}

  /** The acting user's own details. Another id in the request is refused: nobody reads somebody else's account. */
  async detailsOf(actingId: string, askedId: string | undefined): Promise<UserDetails> {
    if (askedId !== undefined && askedId !== '' && askedId !== actingId)
      throw new DomainError('FORBIDDEN', { detail: 'These are not your details.' });
    const user = await this.users.findById(actingId);
    if (!user) throw new DomainError('NOT_SIGNED_IN');
    return toUserDetails(user, this.config.assetBase);
  }

  async findByEmail(email: string): Promise<UserAccount | null> {
    const user = await this.users.findByEmail(email);
    return user && { id: user.id, roleId: user.roleId, acceptedTerms: user.acceptedTerms };
  }

  acceptTerms(userId: string, version: string): Promise<void> {
    return this.users.setAcceptedTerms(userId, version);
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
