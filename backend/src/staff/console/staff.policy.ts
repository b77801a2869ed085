import { ROLES, splitRoles } from '@alltalent/shared/contracts';
import type { UserAccount } from '../../auth';

type VerifyingUser = Pick<UserAccount, 'id' | 'roleId' | 'status' | 'verifiedClientOn'>;
type StatusChange = 'suspend' | 'restore' | 'terminate';

const TERMINATED = 'A terminated account stays closed. Whether its owner may open a new one is decided case by case.';

/** Returns why the account's status cannot be changed; null if it can. */
export function refuseStatusChange(change: StatusChange, { id, status }: Pick<UserAccount, 'id' | 'status'>): string | null {
  if (status === 'terminated') return change === 'terminate' ? `${id} is terminated already.` : TERMINATED;
  if (status === 'suspended' && change === 'suspend') return `${id} is suspended already.`;
  if (status === 'active' && change === 'restore') return `${id} is active: there is nothing to restore.`;
  return null;
}

/** Returns why an account cannot become a verified client; null if it can. */
export function refuseVerifying({ id, roleId, status, verifiedClientOn }: VerifyingUser): string | null {
  if (status !== 'active') return `${id} is ${status}: only an active account can be verified.`;
  if (!splitRoles(roleId).includes(ROLES.client)) return `${id} is not a client.`;
  return verifiedClientOn === null ? null : `${id} is a verified client since ${verifiedClientOn}.`;
}
