import { t } from '../../kernel/messages';
import { DomainError } from '../../kernel/domain-error';
import type { UserAccount } from './user-account';

/** Refuses a closed account; told only to somebody who has proved to own it. `field`: wire name of what was typed for that. */
export function requireActive({ status }: UserAccount, field: string): void {
  if (status === 'active') return;
  const detail = t('account.closed', { status });
  throw new DomainError('ACCOUNT_CLOSED', { detail, fields: { [field]: detail } });
}
