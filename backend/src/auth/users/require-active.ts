import { t } from '../../kernel/messages';
import { DomainError } from '../../kernel/domain-error';
import type { UserAccount } from './user-account';

/** Refuses a closed account; call it only after the owner is proved. `field`: wire name of the field that proved it. */
export function requireActive({ status }: UserAccount, field: string): void {
  if (status === 'active') return;
  const detail = t('account.closed', { status });
  throw new DomainError('ACCOUNT_CLOSED', { detail, fields: { [field]: detail } });
}
