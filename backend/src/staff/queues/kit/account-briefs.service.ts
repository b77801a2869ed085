import type { AccountBrief } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { fullName, UsersService } from '../../../auth';
import { ReportedAccountsRepository } from '../../reports/reported-accounts.repository';

/** More open reports about one account are not counted. */
const MOST_COUNTED = 100;

/** Reads what the office shows of the account behind an item. */
@Injectable()
export class AccountBriefsService {
  constructor(
    private readonly users: UsersService,
    private readonly reported: ReportedAccountsRepository,
  ) {}

  /** Reads the brief of an account; null for nobody, and for an account that is gone. */
  async find(userId: string | null): Promise<AccountBrief | null> {
    const user = userId === null ? null : await this.users.findById(userId);
    if (!user) return null;
    return {
      user_id: user.id,
      name: fullName(user),
      email: user.loginEmail ?? user.email,
      phone: user.loginPhone ?? (user.mobileNumber === '' ? '' : `+${user.dialCode}${user.mobileNumber}`),
      status: user.status,
      since: new Date(user.createdAt).toISOString(),
      open_reports: (await this.reported.findAbout(user.id, { most: MOST_COUNTED, isOpen: true })).length,
    };
  }
}
