import { ACCOUNT_STATUS, MEDIUM_TYPE, ROLES, splitRoles } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import type { Medium } from '../codes/medium';
import { TermsService } from '../terms/terms.service';
import type { UserAccount } from '../users/user-account';
import { UsersService } from '../users/users.service';

/** State that may be shown before a code proves who asks. */
type ShownState = {
  readonly account_status: (typeof ACCOUNT_STATUS)[keyof typeof ACCOUNT_STATUS];
  readonly tnc_agree_show: 0 | 1;
};

type AccountState = {
  readonly user: UserAccount | null;
  /** True for a talent who has not accepted the terms yet. */
  readonly mustTick: boolean;
  readonly shown: ShownState;
};

/** State of the account behind a medium. */
@Injectable()
export class AccountStateService {
  constructor(
    private readonly users: UsersService,
    private readonly terms: TermsService,
    private readonly config: AppConfig,
  ) {}

  async find(medium: Medium): Promise<AccountState> {
    const user = await this.users.findByLogin(medium);
    // Always queried, so that the response time does not tell whether the account exists.
    const isUnticked = await this.terms.mustTick({ id: user?.id ?? '', roleId: ROLES.talent });
    const mustTick = isUnticked && splitRoles(user?.roleId ?? '').includes(ROLES.talent);
    return { user, mustTick, shown: this.shownOf(user !== null, mustTick) };
  }

  private shownOf(isKnown: boolean, mustTick: boolean): ShownState {
    if (this.config.hidesAccountStatus) return { account_status: ACCOUNT_STATUS.existing, tnc_agree_show: 0 };
    return { account_status: isKnown ? ACCOUNT_STATUS.existing : ACCOUNT_STATUS.new, tnc_agree_show: mustTick ? 1 : 0 };
  }
}

/** Confirmed phone of the account, for calls; null without one. */
export function loginPhoneOf(user: UserAccount | null): Medium | null {
  const number = user?.loginPhone ?? null;
  return number === null ? null : { type: MEDIUM_TYPE.phone, value: number };
}
