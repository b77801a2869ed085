import { ROLES, type StaffRole } from '@alltalent/shared/contracts';
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

type OfficeRoles = { readonly userId: string; readonly roles: readonly StaffRole[] };
type SeededChild = { readonly guardianId: string; readonly child: NonNullable<DemoUser['child']>; readonly now: number };

/** Adds missing demo users; existing accounts stay as their users left them. */
export async function seedUsers(dataSource: DataSource, talents: number, now: number): Promise<void> {
  const { users } = seedStores(dataSource);
  const slugs = slugsOfCast(talents);
  for (const user of DEMO_USERS) {
    const known = await users.findByLoginEmail(user.email);
    if (known && user.office) await seedOfficeRoles(dataSource, { userId: known.id, roles: user.office });
    if (known && user.child) await seedChildAccount(dataSource, { guardianId: known.id, child: user.child, now });
    if (known) continue;
    const account = toAccount(user, slugs.get(user.castKey ?? '') ?? '');
    await users.saveUsers([account]);
    if (user.office) await seedOfficeRoles(dataSource, { userId: account.id, roles: user.office });
    if (user.child) await seedChild(dataSource, { guardianId: account.id, child: user.child, now });
  }
}

/** Gives demo staff their roles in the office where they have none, as in a database of an earlier version. */
async function seedOfficeRoles(dataSource: DataSource, { userId, roles }: OfficeRoles): Promise<void> {
  const { staff } = seedStores(dataSource);
  if (!(await staff.find(userId))) await staff.save({ userId, roles, since: SEED_SECONDS * 1000 });
}

/**
 * Gives the child of a demo guardian its account where there is none: in a database of an earlier version the consent was to an
 * older text. A child whose consent was withdrawn, or that was removed, stays so.
 */
async function seedChildAccount(dataSource: DataSource, seeded: SeededChild): Promise<void> {
  const { guardians, users } = seedStores(dataSource);
  const { guardianId, child } = seeded;
  const id = demoChildId(child);
  const record = (await guardians.findChildren(guardianId)).find((one) => one.child.id === id);
  if (record?.consents.at(-1)?.withdrawnAt !== null || (await users.findById(id))) return;
  await seedChild(dataSource, seeded);
}

async function seedChild(dataSource: DataSource, { guardianId, child, now }: SeededChild): Promise<void> {
  const id = demoChildId(child);
  const createdAt = SEED_SECONDS * 1000;
  const { delegates, guardians, users } = seedStores(dataSource);
  await guardians.change(guardianId, (children) => {
    const former = children.find((one) => one.child.id === id)?.consents.at(-1);
    // Nobody agrees to a text before its day.
    const givenAt = former ? former.givenAt + 1 : Math.max(createdAt, Math.min(now, Date.parse(CONSENT.version)));
    return {
      child: { ...child, id, guardianId, createdAt },
      consent: { childId: id, guardianId, version: CONSENT.version, givenAt, withdrawnAt: null },
      alongside: async () => {
        await users.saveUsers([accountOfChild(id, child)]);
        await delegates.save({ accountId: id, userId: guardianId, standing: 'guardian', createdAt });
      },
    };
  });
}

export function demoChildId({ firstName }: NonNullable<DemoUser['child']>): string {
  return `c_demo_${firstName.toLowerCase()}`;
}

function accountOfChild(id: string, { firstName, lastName, birthDate }: NonNullable<DemoUser['child']>) {
  const person = { firstName, lastName, birthDate, roles: [ROLES.talent], location: '', hasPremium: false, castKey: null };
  return { ...toAccount({ ...person, email: '' }, ''), id, loginEmail: null, dialCode: '' };
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
