import { ACCOUNT_SIDES, type AccountSide, ROLES, SIGN_UP_ROLES, splitRoles } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import type { UserAccount } from '../users/user-account';

/** What may depend on the role of an account. */
export type RoleDependents = {
  /** True for a profile that was sent to staff or published. */
  readonly hasProfile: boolean;
  readonly hasPhotos: boolean;
  /** True for jobs that were sent in, open or closed: applications and invitations depend on them. */
  readonly hasJobs: boolean;
  /** True for offers made as a client, open or decided. */
  readonly hasOffers: boolean;
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
  if (depends.hasOffers) return t('role.hasOffers');
  if (depends.isVerifiedClient) return t('role.isVerifiedClient');
  return depends.hasChildren ? t('role.hasChildren') : '';
}

/** Sides of an account that may have two, the older one first; none for guardians and for roles that only staff assign. */
export function sidesOf({ roleId }: Pick<UserAccount, 'roleId'>): readonly AccountSide[] {
  const roles = [...new Set(splitRoles(roleId))];
  const sides = roles.flatMap((role) => ACCOUNT_SIDES.filter((side) => side === role));
  return sides.length === roles.length ? sides : [];
}

/** Refusal to leave a side, the most important reason first; '' when nothing depends on it. */
export function refuseLeavingSide(side: AccountSide, depends: SideDependents): string {
  if (side === ROLES.client) return refuseLeavingClientSide(depends);
  if (depends.hasProfile) return t('side.hasProfile');
  if (depends.hasPhotos) return t('side.hasPhotos');
  return depends.hasMembership ? t('side.hasMembership') : '';
}

/** What may depend on one of two sides. */
export type SideDependents = Omit<RoleDependents, 'hasChildren'> & { readonly hasMembership: boolean };

function refuseLeavingClientSide(depends: SideDependents): string {
  if (depends.hasJobs) return t('side.hasJobs');
  if (depends.hasOffers) return t('side.hasOffers');
  return depends.isVerifiedClient ? t('side.isVerifiedClient') : '';
}
