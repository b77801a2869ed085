import { ROLES } from '@alltalent/shared/contracts';
import type { DataSource } from 'typeorm';
import type { UserEntity } from '../../src/auth';
import { seedStores } from '../seed-stores';
import { CAST, type CastMember } from '../talents/cast';
import { SEED_SECONDS } from '../talents/talent-draft';

/** Account of a person of the cast, as the demo castings need it. */
export type CastAccount = { readonly userId: string; readonly talentId: number; readonly slug: string };

/** Gives each person named here an account; an existing account stays as it is. */
export async function castAccounts(
  dataSource: DataSource,
  keys: readonly string[],
  slugs: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, CastAccount>> {
  const { users } = seedStores(dataSource);
  const accounts = new Map<string, CastAccount>();
  for (const key of new Set(keys)) {
    const place = CAST.findIndex((member) => member.key === key);
    const [member, slug] = [CAST[place], slugs.get(key)];
    if (!member || slug === undefined) continue;
    const email = `${key.replaceAll('-', '.')}@example.com`;
    const known = await users.findByLoginEmail(email);
    const user = known ?? accountOf(member, email, slug);
    if (user.slug !== slug) continue;
    if (!known) await users.insert(user);
    accounts.set(key, { userId: user.id, talentId: place + 1, slug });
  }
  return accounts;
}

export function castAccountId({ key }: CastMember): string {
  return `u_cast_${key.replaceAll('-', '_')}`;
}

function accountOf(member: CastMember, email: string, slug: string): UserEntity {
  const { name, city, premium } = member;
  const [firstName = name, ...rest] = name.split(' ');
  return {
    id: castAccountId(member),
    email,
    loginEmail: email,
    loginPhone: null,
    status: 'active',
    firstName,
    lastName: rest.join(' '),
    roleId: ROLES.talent,
    dialCode: '91',
    mobileNumber: '',
    location: city,
    hasPremium: premium,
    slug,
    currencyCode: 'INR',
    birthDate: null,
    verifiedClientOn: null,
    deletionDueAt: null,
    createdAt: SEED_SECONDS * 1000,
  };
}
