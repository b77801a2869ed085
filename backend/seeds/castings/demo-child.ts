import { dayInIndia, type SectionAudiences } from '@alltalent/shared/contracts';
import type { DataSource } from 'typeorm';
import { CHILD_STATUS, type TalentRecord } from '../../src/talents';
import { findCategory } from '../categories';
import { findGender } from '../genders';
import { CITIES } from '../regions/cities';
import { seedStores } from '../seed-stores';
import type { CastAccount } from './cast-accounts';

/** Name by which castings name the demo child among their applicants. */
export const DEMO_CHILD = 'tara-iyer';
const USER_ID = 'c_demo_tara';
const FOR_READERS: SectionAudiences = {
  about: 'everybody',
  skills: 'everybody',
  credits: 'everybody',
  attributes: 'everybody',
  recordings: 'everybody',
  work: 'everybody',
};

export type DemoChild = { readonly account: CastAccount; readonly record: TalentRecord };

/** Gives the child of the demo guardian a profile that staff approved; null for a child without an account, or with a profile. */
export async function seedDemoChild(dataSource: DataSource, now: number): Promise<DemoChild | null> {
  const { newTalents, users } = seedStores(dataSource);
  const user = await users.findById(USER_ID);
  if (user?.status !== 'active' || user.slug !== '' || user.birthDate === null) return null;
  const { birthDate } = user;
  const record = await newTalents.add((id) => recordOf(id, birthDate, now), new Date(now));
  await users.update(user.id, { slug: record.slug });
  return { account: { userId: user.id, talentId: record.id, slug: record.slug }, record };
}

function recordOf(id: number, bornOn: string, now: number): TalentRecord {
  const category = findCategory('Actor');
  return {
    id,
    slug: 'tara-i-kitesonr',
    name: 'Tara I.',
    genderId: findGender('Female').id,
    bornOn,
    categoryId: category.id,
    subCategoryId: category.id * 100 + 1,
    cityId: CITIES.find(({ name }) => name === 'Chennai')?.id ?? 1,
    region: 'anywhere',
    status: CHILD_STATUS,
    isPremium: false,
    createdAt: Math.floor(now / 1000),
    featuredPosition: null,
    headline: 'Flies kites and learns lines fast',
    about: 'Tara has been in two school plays and likes to ask what happens next. Her mother is with her on every set.',
    skills: ['Swimming', 'Cycling'],
    languages: ['Tamil', 'English'],
    pictureCount: 1,
    poster: {},
    isPrivate: true,
    published: {
      photos: [],
      pronouns: 'she/her',
      playingAge: null,
      recordings: [],
      rate: null,
      availability: { state: 'open', from: '' },
      audiences: FOR_READERS,
      approvedOn: dayInIndia(now),
    },
    attributes: [],
    credits: [{ year: 2025, title: 'The Lost Umbrella', part: 'The umbrella', kind: 'School play' }],
  };
}
