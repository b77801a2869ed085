import type { DataSource } from 'typeorm';
import { castAccountId } from './castings/cast-accounts';
import { DEMO_USERS } from './demo-users';
import { waitingClientId } from './office/seed-waiting';
import { WAITING_CLIENTS } from './office/waiting-texts';
import { seedStores } from './seed-stores';
import { demoChildId, demoUserId } from './seed-users';
import { CAST } from './talents/cast';

/** Suspends the demo accounts of a database that was seeded for a demonstration; returns how many were active. */
export async function closeDemoAccounts(dataSource: DataSource): Promise<number> {
  const { users, sessions } = seedStores(dataSource);
  const children = DEMO_USERS.flatMap(({ child }) => (child ? [demoChildId(child)] : []));
  const ids = [...DEMO_USERS.map(demoUserId), ...children, ...CAST.map(castAccountId), ...WAITING_CLIENTS.map(waitingClientId)];
  const open = (await users.findByIds(ids)).filter(({ status }) => status === 'active');
  for (const { id } of open) {
    await users.update(id, { status: 'suspended' });
    await sessions.deleteOfUser(id);
  }
  return open.length;
}
