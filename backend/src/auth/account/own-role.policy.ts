import { SIGN_UP_ROLES } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import type { UserAccount } from '../users/user-account';

/** What may depend on the role of an account. */
export type RoleDependents = {
  /** A profile that was sent to staff, or is shown. */
  readonly hasProfile: boolean;
  readonly hasPhotos: boolean;
  /** Jobs that were sent in, be they open or closed; applications and invitations depend on them. */
  readonly hasJobs: boolean;
  readonly isVerifiedClient: boolean;
  /** Also those whose consent was withdrawn, until they are deleted. */
  readonly hasChildren: boolean;
};

/** The one role its owner chose; null for several, and for those that staff give. */
export function roleOf({ roleId }: Pick<UserAccount, 'roleId'>): (typeof SIGN_UP_ROLES)[number] | null {
  return SIGN_UP_ROLES.find((role) => role === roleId) ?? null;
}

/** Why a role stays as it is, the most weighty reason first; '' while nothing depends on it. */
export function refuseRoleChange(depends: RoleDependents): string {
  if (depends.hasProfile) return t('role.hasProfile');
  if (depends.hasPhotos) return t('role.hasPhotos');
  if (depends.hasJobs) return t('role.hasJobs');
  if (depends.isVerifiedClient) return t('role.isVerifiedClient');
  return depends.hasChildren ? t('role.hasChildren') : '';
}
