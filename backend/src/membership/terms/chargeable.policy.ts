import type { UserAccount } from '../../auth';

/** True for an account whose renewal may be charged: not suspended, terminated or about to be deleted. */
export function isChargeable(account: Pick<UserAccount, 'status' | 'deletionDueAt'> | null): account is UserAccount {
  return account !== null && account.status === 'active' && account.deletionDueAt === null;
}
