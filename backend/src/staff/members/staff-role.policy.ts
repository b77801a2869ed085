import { ROLES, splitRoles } from '@alltalent/shared/contracts';
import type { UserAccount } from '../../auth';

/** Returns the roles of an account that becomes staff, or a refusal. */
export function addStaffRole({ id, roleId, status }: Pick<UserAccount, 'id' | 'roleId' | 'status'>): Change {
  const roles = splitRoles(roleId);
  if (status !== 'active') return { refusal: `${id} is ${status}: only an active account can be staff.` };
  if (roles.includes(ROLES.restricted)) return { refusal: `${id} is restricted: it can only log out, so it cannot be staff.` };
  if (roles.includes(ROLES.staff)) return { refusal: `${id} is staff already.` };
  return { roleId: [...roles, ROLES.staff].join(',') };
}

export function removeStaffRole({ id, roleId }: Pick<UserAccount, 'id' | 'roleId'>): Change {
  const roles = splitRoles(roleId);
  if (!roles.includes(ROLES.staff)) return { refusal: `${id} is not staff.` };
  return { roleId: roles.filter((role) => role !== ROLES.staff).join(',') };
}

type Change = { readonly roleId: string; readonly refusal?: undefined } | { readonly refusal: string };
