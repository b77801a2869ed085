import { TEAM_ROLES, type TeamRole } from '@alltalent/shared/contracts';
import { t } from '../../messages';

/** 'Owner'. */
export const roleName = (role: TeamRole): string => t('team.role', { role });

export const ROLE_OPTIONS = TEAM_ROLES.map((role) => ({ value: role, label: t('team.roleOption', { role }) }));
