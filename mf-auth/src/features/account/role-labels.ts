import { ROLES, type SIGN_UP_ROLES } from '@alltalent/shared/contracts';
import { t } from '../../messages';

export type OwnRoleId = (typeof SIGN_UP_ROLES)[number];

export function roleName(role: OwnRoleId): string {
  if (role === ROLES.talent) return t('role.talent');
  return role === ROLES.client ? t('role.client') : t('role.guardian');
}

/** Returns the sentence that says what a person with the role uses the site for. */
export function aimOf(role: OwnRoleId): string {
  if (role === ROLES.talent) return t('role.talentAim');
  return role === ROLES.client ? t('role.clientAim') : t('role.guardianAim');
}
