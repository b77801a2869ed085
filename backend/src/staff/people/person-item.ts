import type { PersonItem } from '@alltalent/shared/contracts';
import { fullName, type UserAccount } from '../../auth';

/** Returns an account as lists of the office show it. */
export function personItemOf(user: UserAccount): PersonItem {
  return {
    user_id: user.id,
    name: fullName(user),
    email: user.loginEmail ?? user.email,
    phone: user.loginPhone ?? (user.mobileNumber === '' ? '' : `+${user.dialCode}${user.mobileNumber}`),
    role_id: user.roleId,
    status: user.status,
    slug: user.slug,
    since: new Date(user.createdAt).toISOString(),
  };
}
