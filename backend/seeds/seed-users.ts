import type { DataSource } from 'typeorm';
import { CONSENT } from '../src/auth';
import { CURRENCIES } from './currencies';
import { DEMO_USERS, type DemoUser } from './demo-users';
import { seedStores } from './seed-stores';
import { CAST } from './talents/cast';
import { makeTalents } from './talents/make-talents';
import { SEED_SECONDS } from './talents/talent-draft';

export async function seedCurrencies(dataSource: DataSource): Promise<void> {
  await seedStores(dataSource).users.saveCurrencies(CURRENCIES.map((currency) => ({ ...currency, position: currency.id })));
}

/** Adds missing demo users; existing accounts stay as their users left them. */
export async function seedUsers(dataSource: DataSource, talents: number): Promise<void> {
  const { users } = seedStores(dataSource);
  const slugs = slugsOfCast(talents);
  for (const user of DEMO_USERS) {
    if (await users.findByLoginEmail(user.email)) continue;
    const account = toAccount(user, slugs.get(user.castKey ?? '') ?? '');
    await users.saveUsers([account]);
    if (user.child) await seedChild(dataSource, account.id, user.child);
  }
}

async function seedChild(dataSource: DataSource, guardianId: string, child: NonNullable<DemoUser['child']>): Promise<void> {
  const id = `c_demo_${child.firstName.toLowerCase()}`;
  const createdAt = SEED_SECONDS * 1000;
  const consent = { childId: id, guardianId, version: CONSENT.version, givenAt: createdAt, withdrawnAt: null };
  await seedStores(dataSource).guardians.change(guardianId, () => ({
    child: { ...child, id, guardianId, createdAt },
    consent,
  }));
}

/** Slugs of the cast by their keys; a small site lacks some. */
export function slugsOfCast(talents: number): ReadonlyMap<string, string> {
  const people = [...makeTalents(Math.min(talents, CAST.length))];
  return new Map(people.map(({ slug }, index) => [CAST[index]?.key ?? '', slug]));
}

export function demoUserId({ firstName }: DemoUser): string {
  return `u_demo_${firstName.toLowerCase()}`;
}

function toAccount(user: DemoUser, slug: string) {
  return {
    id: demoUserId(user),
    email: user.email,
    loginEmail: user.email,
    loginPhone: null,
    status: 'active' as const,
    firstName: user.firstName,
    lastName: user.lastName,
    roleId: user.roles.join(','),
    dialCode: '91',
    mobileNumber: '',
    location: user.location,
    hasPremium: user.hasPremium,
    slug,
    currencyCode: 'INR',
    birthDate: user.birthDate ?? null,
    verifiedClientOn: null,
    deletionDueAt: null,
    createdAt: SEED_SECONDS * 1000,
  };
}
