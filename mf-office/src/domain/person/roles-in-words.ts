import { ROLES, splitRoles } from '@alltalent/shared/contracts';
import { type MessageId, t } from '../../messages';

const NAMES: Readonly<Record<string, MessageId>> = {
  [ROLES.talent]: 'person.role.talent',
  [ROLES.client]: 'person.role.client',
  [ROLES.guardian]: 'person.role.guardian',
  [ROLES.restricted]: 'person.role.restricted',
  [ROLES.staff]: 'person.role.staff',
};

/** Roles of an account for people: '7,5' is 'client, talent'. */
export function rolesInWords(roleId: string): string {
  return splitRoles(roleId)
    .flatMap((role) => NAMES[role] ?? [])
    .map((name) => t(name))
    .join(', ');
}
