import type { UsersService } from '../../auth';

const ACCOUNT_ID = /\b[uc]_\w+/gu;

/** Returns details of entries, in their order, with the names of accounts in the place of their ids; the id of a deleted account stays. */
export async function withNames(details: readonly string[], users: Pick<UsersService, 'namesOf'>): Promise<readonly string[]> {
  const ids = new Set(details.flatMap((detail) => detail.match(ACCOUNT_ID) ?? []));
  if (ids.size === 0) return details;
  const names = await users.namesOf([...ids]);
  return details.map((detail) => detail.replaceAll(ACCOUNT_ID, (id) => names.get(id) ?? id));
}
