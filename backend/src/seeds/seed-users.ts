import type { DataSource } from 'typeorm';
import { UsersRepository } from '../modules/users';
import { CURRENCIES } from './currencies';
import { DEMO_USERS, type DemoUser } from './demo-users';
import { CAST } from './talents/cast';
import { makeTalents } from './talents/make-talents';
import { SEED_SECONDS } from './talents/talent-draft';

export async function seedCurrencies(dataSource: DataSource): Promise<void> {
  await new UsersRepository(dataSource).saveCurrencies(CURRENCIES.map((currency) => ({ ...currency, position: currency.id })));
}

/** An account that exists already belongs to whoever uses it and stays as it is. */
export async function seedUsers(dataSource: DataSource, talents: number): Promise<void> {
  const users = new UsersRepository(dataSource);
  const slugs = slugsOfCast(talents);
  for (const user of DEMO_USERS) {
    if (await users.findByLoginEmail(user.email)) continue;
    await users.saveUsers([toAccount(user, slugs.get(user.castKey ?? '') ?? '')]);
  }
}

function slugsOfCast(talents: number): ReadonlyMap<string, string> {
  const people = [...makeTalents(Math.min(talents, CAST.length))];
  return new Map(people.map(({ slug }, index) => [CAST[index]?.key ?? '', slug]));
}

function toAccount(user: DemoUser, slug: string) {
  return {
    id: `u_demo_${user.firstName.toLowerCase()}`,
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
    birthDate: null,
    deletionDueAt: null,
    createdAt: SEED_SECONDS * 1000,
  };
}
