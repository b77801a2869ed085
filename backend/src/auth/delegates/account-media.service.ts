import { Injectable } from '@nestjs/common';
import { UsersService } from '../users/users.service';
import { DelegatesService } from './delegates.service';

/** Confirmed media at which the person of an account is reached. `childName`: first name of the child that it is about, or null. */
export type AccountMedia = { readonly email: string | null; readonly phone: string | null; readonly childName: string | null };

const NOTHING: AccountMedia = { email: null, phone: null, childName: null };

/** Finds at which media the person of an account is reached: of a child's account its guardian. */
@Injectable()
export class AccountMediaService {
  constructor(
    private readonly users: UsersService,
    private readonly delegates: DelegatesService,
  ) {}

  /** None for an account that is not active, or whose guardian's is not. */
  async of(accountId: string): Promise<AccountMedia> {
    const account = await this.users.findById(accountId);
    if (account?.status !== 'active') return NOTHING;
    const guardianId = await this.delegates.guardianOf(accountId);
    if (guardianId === null) return { email: account.loginEmail, phone: account.loginPhone, childName: null };
    const guardian = await this.users.findById(guardianId);
    if (guardian?.status !== 'active') return NOTHING;
    return { email: guardian.loginEmail, phone: guardian.loginPhone, childName: account.firstName };
  }
}
