import { addDays, dayInIndia, EMPTY_JOB, ROLES } from '@alltalent/shared/contracts';
import type { DataSource } from 'typeorm';
import type { UserEntity } from '../../src/auth';
import { LookupIndex, profileContentOf, type TalentRecord } from '../../src/talents';
import { type CastAccount, castAccounts } from '../castings/cast-accounts';
import { findCategory } from '../categories';
import { roleContent, seededJob } from '../jobs/seeded-job';
import { CITIES } from '../regions/cities';
import { LOOKUPS } from '../seed-lookups';
import { seedStores } from '../seed-stores';
import { slugsOfCast } from '../seed-users';
import { CAST } from '../talents/cast';
import { makeTalents } from '../talents/make-talents';
import { SEED_SECONDS } from '../talents/talent-draft';
import {
  WAITING_CLIENTS,
  WAITING_JOBS,
  WAITING_PROFILES,
  WAITING_REPORTS,
  type WaitingClient,
  type WaitingJobText,
  type WaitingProfileText,
  type WaitingReportText,
} from './waiting-texts';

const HOUR_MS = 3_600_000;
const LOOKUP_INDEX = new LookupIndex(LOOKUPS);

type Seeding = { readonly talents: number; readonly now: number };
type Accounts = ReadonlyMap<string, CastAccount>;

/** Seeds profiles, jobs and reports that wait for the office; on a later day those that still wait are dated again. */
export async function seedWaiting(dataSource: DataSource, { talents, now }: Seeding): Promise<void> {
  const { users, waiting } = seedStores(dataSource);
  const keys = [...WAITING_PROFILES.map(({ who }) => who), ...WAITING_REPORTS.flatMap(peopleOf)];
  const accounts = await castAccounts(dataSource, keys, slugsOfCast(talents));
  const records = [...makeTalents(Math.min(talents, CAST.length))];
  for (const text of WAITING_PROFILES) {
    const account = accounts.get(text.who);
    const record = records.find(({ id }) => id === account?.talentId);
    if (account && record) await waiting.saveProfile(submittedProfile(text, { account, record, now }));
  }
  for (const client of WAITING_CLIENTS) if (!(await users.findById(waitingClientId(client)))) await users.insert(accountOf(client));
  for (const text of WAITING_JOBS) await waiting.saveJob(submittedJob(text, now));
  for (const text of WAITING_REPORTS) {
    const subjectId = await subjectOf(dataSource, text, accounts);
    if (subjectId !== null) await waiting.saveReport(reportOf(text, { subjectId, accounts, now }));
  }
}

export function waitingClientId({ firstName }: WaitingClient): string {
  return `u_demo_${firstName.toLowerCase()}`;
}

function peopleOf({ about, reporter }: WaitingReportText): string[] {
  return [...('profile' in about ? [about.profile] : []), ...(reporter === null ? [] : [reporter])];
}

type Owner = { readonly account: CastAccount; readonly record: TalentRecord; readonly now: number };

function submittedProfile(text: WaitingProfileText, { account, record, now }: Owner) {
  const [firstName = '', ...others] = record.name.split(' ');
  const shown = profileContentOf(record, { firstName, lastName: others.join(' ') }, LOOKUP_INDEX);
  const content = {
    ...shown,
    basics: { ...shown.basics, headline: text.headline, about: text.about ?? shown.basics.about },
    skills: { ...shown.skills, skills: [...shown.skills.skills, ...(text.newSkills ?? [])] },
    work: { ...shown.work, rate_from: text.rateFrom ?? shown.work.rate_from },
  };
  const at = now - text.hoursAgo * HOUR_MS;
  return {
    userId: account.userId,
    revision: 1,
    state: 'pending' as const,
    reason: '',
    content,
    submitted: { content, photos: [] },
    approved: { content: shown, photos: [] },
    submittedAt: at,
    decidedAt: null,
    updatedAt: at,
  };
}

function submittedJob(text: WaitingJobText, now: number) {
  const { client, title, medium, category, details, roles, days, closesIn, more, hoursAgo } = text;
  const today = dayInIndia(now);
  const content = {
    ...EMPTY_JOB,
    title,
    medium,
    posted_by: client.company,
    category_id: findCategory(category).id,
    details,
    roles: roles.map(roleContent),
    city_id: CITIES.find(({ name }) => name === client.city)?.id ?? null,
    starts_on: addDays(today, days[0]),
    ends_on: addDays(today, days[1]),
    closes_on: addDays(today, closesIn),
    ...more,
  };
  const seeded = seededJob(content, { id: 0, ownerId: waitingClientId(client), at: now - hoursAgo * HOUR_MS, state: 'draft' });
  return { ...seeded, job: { ...seeded.job, review: 'pending' as const, submitted: content } };
}

function accountOf(client: WaitingClient): UserEntity {
  const { firstName, lastName, city } = client;
  const email = `${firstName}.${lastName}@example.com`.toLowerCase();
  return {
    id: waitingClientId(client),
    email,
    loginEmail: email,
    loginPhone: null,
    status: 'active',
    firstName,
    lastName,
    roleId: ROLES.client,
    dialCode: '91',
    mobileNumber: '',
    location: city,
    hasPremium: false,
    slug: '',
    currencyCode: 'INR',
    birthDate: null,
    verifiedClientOn: null,
    deletionDueAt: null,
    createdAt: SEED_SECONDS * 1000,
  };
}

async function subjectOf(dataSource: DataSource, { about }: WaitingReportText, accounts: Accounts): Promise<number | null> {
  if ('job' in about) return seedStores(dataSource).waiting.findJob(about.job);
  return accounts.get(about.profile)?.talentId ?? null;
}

type Report = { readonly subjectId: number; readonly accounts: Accounts; readonly now: number };

function reportOf({ about, reason, text, reporter, hoursAgo }: WaitingReportText, { subjectId, accounts, now }: Report) {
  return {
    subject: 'job' in about ? ('job' as const) : ('profile' as const),
    subjectId,
    reason,
    text,
    reporterId: accounts.get(reporter ?? '')?.userId ?? null,
    createdAt: now - hoursAgo * HOUR_MS,
  };
}
