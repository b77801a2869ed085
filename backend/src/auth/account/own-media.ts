import { MEDIUM_TYPE, type MediumType } from '@alltalent/shared/contracts';
import type { Medium } from '../codes/medium';
import type { UserAccount } from '../users/user-account';

/** Confirmed medium of a type, or null. */
export function ownMedium({ loginEmail, loginPhone }: UserAccount, type: MediumType): Medium | null {
  const value = type === MEDIUM_TYPE.email ? loginEmail : loginPhone;
  return value === null ? null : { type, value };
}

/** Confirmed media, the e-mail address first. */
export function ownMedia(account: UserAccount): readonly Medium[] {
  return [MEDIUM_TYPE.email, MEDIUM_TYPE.phone].flatMap((type) => ownMedium(account, type) ?? []);
}
