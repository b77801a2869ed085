import type { UserAccount } from './user-account';

/** First and last name of an account; '' for none. */
export function fullName(user: Pick<UserAccount, 'firstName' | 'lastName'> | null | undefined): string {
  return user ? `${user.firstName} ${user.lastName}`.trim() : '';
}
