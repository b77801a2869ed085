import { randomBytes } from 'node:crypto';

export function newChildId(): string {
  return `c_${randomBytes(12).toString('hex')}`;
}

/** Tells whether the account is that of a registered child: its id is the child's. */
export function isChildAccount(accountId: string): boolean {
  return accountId.startsWith('c_');
}
