import { dayInIndia } from '@alltalent/shared/contracts';
import type { DataSource } from 'typeorm';
import type { SeededCasting } from '../jobs/casting-seeds.repository';
import { seedStores } from '../seed-stores';
import { slugsOfCast } from '../seed-users';
import { CAST } from '../talents/cast';
import { makeTalents } from '../talents/make-talents';
import { type CastAccount, castAccounts } from './cast-accounts';
import { DEMO_CHILD, seedDemoChild } from './demo-child';
import { demoNotifications } from './demo-notifications';
import { makeCasting } from './make-casting';
import { OTHER_CASTINGS } from './other-castings';
import { TEA_FILM } from './tea-film';

const CLIENT = 'ritu.khanna@example.com';
const CASTINGS = [...OTHER_CASTINGS, TEA_FILM];
const DAY_MS = 86_400_000;

type Seeding = { readonly talents: number; readonly assetBase: string; readonly now: number };

/** Seeds the demo client's jobs with their applicants, once; a client who already has jobs keeps them unchanged. */
export async function seedCastings(dataSource: DataSource, { talents, assetBase, now }: Seeding): Promise<void> {
  const { users, castings: seeds, notifications } = seedStores(dataSource);
  const client = await users.findByLoginEmail(CLIENT);
  if (!client || (await seeds.hasJobsOf(client.id))) return;
  if (client.verifiedClientOn === null) await users.update(client.id, { verifiedClientOn: dayInIndia(now - 90 * DAY_MS) });
  const child = await seedDemoChild(dataSource, now);
  const accounts = new Map([...(await accountsOf(dataSource, talents)), ...(child ? [[DEMO_CHILD, child.account] as const] : [])]);
  const cast = [...makeTalents(Math.min(talents, CAST.length)), ...(child ? [child.record] : [])];
  const records = new Map(cast.map((record) => [record.id, record]));
  const castings = CASTINGS.map((text) => makeCasting(text, { ownerId: client.id, now, accounts, records, assetBase }));
  const ids = await seeds.save(castings);
  const received = demoNotifications(numbered(castings, ids), { clientId: client.id, accounts, assetBase, now });
  await notifications.insert(received);
}

/** Accounts of the cast: demo users already have one, the others get one. */
async function accountsOf(dataSource: DataSource, talents: number): Promise<ReadonlyMap<string, CastAccount>> {
  const keys = CASTINGS.flatMap(({ applicants, invites }) => [...applicants, ...invites].map(({ who }) => who));
  return castAccounts(dataSource, keys, slugsOfCast(talents));
}

function numbered(castings: readonly SeededCasting[], ids: readonly number[]) {
  return castings.map(({ job }, index) => ({ ...job, id: ids[index] ?? 0 }));
}
