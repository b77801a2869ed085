import { splitRoles } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import { DomainError } from '../../kernel/domain-error';
import type { UserAccount } from './user-account';

/** Refuses an account without the role. Call it with the account locked, since its role may have changed since the access check. */
export function requireRole(user: UserAccount | null, role: string): void {
  if (!user || !splitRoles(user.roleId).includes(role)) throw new DomainError('FORBIDDEN', { detail: t('role.changedMeanwhile') });
}
