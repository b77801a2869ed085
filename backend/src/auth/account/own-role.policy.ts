import { SIGN_UP_ROLES } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import type { UserAccount } from '../users/user-account';

/** What may depend on the role of an account. */
export type RoleDependents = {
  /** True for a profile that was sent to staff or published. */
  readonly hasProfile: boolean;
  readonly hasPhotos: boolean;
  /** True for jobs that were sent in, open or closed: applications and invitations depend on them. */
  readonly hasJobs: boolean;
  readonly isVerifiedClient: boolean;
  /** True for children, including those with a withdrawn consent until they are deleted. */
  readonly hasChildren: boolean;
};

/** Role that the owner chose; null for several roles and for roles that only staff assign. */
export function roleOf({ roleId }: Pick<UserAccount, 'roleId'>): (typeof SIGN_UP_ROLES)[number] | null {
  return SIGN_UP_ROLES.find((role) => role === roleId) ?? null;
}

/** Refusal to change the role, the most important reason first; '' when nothing depends on it. */
export function refuseRoleChange(depends: RoleDependents): string {
  if (depends.hasProfile) return t('role.hasProfile');
  if (depends.hasPhotos) return t('role.hasPhotos');
  if (depends.hasJobs) return t('role.hasJobs');
  if (depends.isVerifiedClient) return t('role.isVerifiedClient');
  return depends.hasChildren ? t('role.hasChildren') : '';
}
