import { userInfo } from 'node:os';
import { MEDIUM_TYPE, ROLES, splitRoles } from '@alltalent/shared/contracts';
import type { UsersService } from '../../auth';

const LONGEST_ACTOR = 80;

/** Staff by their ids; anybody else by the system account that runs the command, with the name they give. */
export async function nameActor(users: UsersService, by: string | undefined): Promise<string> {
  const system = `system:${userInfo().username}`;
  if (by === undefined) return system;
  if (!by.includes('@')) return `${system} as ${by}`.slice(0, LONGEST_ACTOR);
  const user = await users.findByLogin({ type: MEDIUM_TYPE.email, value: by.trim().toLowerCase() });
  if (user?.status !== 'active' || !splitRoles(user.roleId).includes(ROLES.staff))
    throw new Error(`${by} is not staff, so --by cannot name them.`);
  return user.id;
}
