import { dayInIndia } from '@alltalent/shared/contracts';
import type { DataSource } from 'typeorm';
import { fingerprintOfDocuments, seedDocuments } from './content/documents/seed-documents';
import { fingerprintOfPages, seedPages } from './content/pages/seed-pages';
import type { DemoOptions, SeedOptions, SiteSeeds } from '../src/kernel/database/site-seeds';
import { closeDemoAccounts } from './close-demo-accounts';
import { seedCastings } from './castings/seed-castings';
import { fingerprintOfStories, seedStories } from './content/seed-stories';
import { seedHiring } from './hiring/seed-hiring';
import { makeJobs } from './jobs/make-jobs';
import { seedLetters } from './letters/seed-letters';
import { seedMemberships } from './membership/demo-memberships';
import { seedMembership } from './membership/seed-membership';
import { seedLeads } from './office/seed-leads';
import { seedWaiting } from './office/seed-waiting';
import { seedFavourites } from './seed-favourites';
import { seedLookups } from './seed-lookups';
import { seedStores } from './seed-stores';
import { seedCurrencies, seedUsers } from './seed-users';
import { makeTalents } from './talents/make-talents';

/** Version of seeded texts and people. Raise it when they change: the next start writes them again. */
const SEED_VERSION = 1;
/** Version of the demo users. Raise it when there are more: the next start adds the missing ones. */
const USERS_VERSION = 4;
const TALENTS_PER_TRANSACTION = 200;
/** Demo jobs close within weeks, so they get new dates once a week. */
const JOBS_VERSION = 3;
const JOBS_KEEP_DAYS = 7;
/** Sites with fewer talents belong to tests and get no demo applications, offers or letters. */
const CASTINGS_FROM = 500;
const DAY_MS = 86_400_000;

type SeedAllOptions = DemoOptions & {
  /** True when the database has no talents yet and is not in use. */
  readonly isBulk?: boolean;
};

/** Seeds what every site needs: lookups, currencies, plans, documents, copy of pages. Later starts skip what is seeded. */
async function fillEssentials(dataSource: DataSource, { log, now = new Date() }: SeedOptions): Promise<void> {
  const step = stepsOf(dataSource, log);
  await step('lookups', `v${SEED_VERSION}`, () => seedLookups(dataSource));
  await step('currencies', `v${SEED_VERSION}`, () => seedCurrencies(dataSource));
  await step('membership', `v${SEED_VERSION}`, () => seedMembership(dataSource, now));
  await step('documents', fingerprintOfDocuments(), () => seedDocuments(dataSource, now));
  await step('pages', fingerprintOfPages(), () => seedPages(dataSource, now));
}

/** Seeds demo people, their accounts, jobs and applications. Current rows stay untouched. */
async function fillDemo(dataSource: DataSource, options: SeedAllOptions): Promise<void> {
  const { talents, assetBase, dataDir, log, now = new Date(), isBulk = false } = options;
  if (talents === 0) return;
  const step = stepsOf(dataSource, log);
  await step('talents', `v${SEED_VERSION}, ${talents}`, () =>
    isBulk ? seedStores(dataSource).talentBulk.fill(makeTalents(talents)) : seedTalents(dataSource, talents),
  );
  await step('users', `v${USERS_VERSION}, ${talents}`, () => seedUsers(dataSource, talents, now.getTime()));
  await step('favourites', `v${SEED_VERSION}`, () => seedFavourites(dataSource, talents));
  const week = Math.floor(now.getTime() / DAY_MS / JOBS_KEEP_DAYS);
  await step('jobs', `v${JOBS_VERSION}, week ${week}`, () => seedStores(dataSource).jobs.save(makeJobs(dayInIndia(now.getTime()))));
  if (talents >= CASTINGS_FROM) {
    await step('castings', `v${SEED_VERSION}`, () => seedCastings(dataSource, { talents, assetBase, now: now.getTime() }));
    await step('hiring', `v${SEED_VERSION}`, () => seedHiring(dataSource, { talents, now: now.getTime() }));
    // What waits for the office is dated again each day.
    await step('waiting', `v${SEED_VERSION}, ${dayInIndia(now.getTime())}`, () => seedWaiting(dataSource, { talents, now: now.getTime() }));
    await step('letters', `v${SEED_VERSION}`, () => seedLetters(dataSource, { now: now.getTime(), dataDir }));
    await step('leads', `v${SEED_VERSION}, ${dayInIndia(now.getTime())}`, () => seedLeads(dataSource, now.getTime()));
  }
  await step('memberships', `v${SEED_VERSION}, ${talents}`, () => seedMemberships(dataSource, now.getTime()));
  await step('stories', `${fingerprintOfStories()}, ${talents}`, () => seedStories(dataSource, talents, now));
}

export const siteSeeds: SiteSeeds = { fillEssentials, fillDemo, closeDemoAccounts };

/** Seeds the essentials, then the demo people. */
export async function seedAll(dataSource: DataSource, options: SeedAllOptions): Promise<void> {
  await fillEssentials(dataSource, options);
  await fillDemo(dataSource, options);
}

type Step = (name: string, fingerprint: string, run: () => Promise<void>) => Promise<void>;

function stepsOf(dataSource: DataSource, log: (line: string) => void): Step {
  const { state } = seedStores(dataSource);
  return async (name, fingerprint, run) => {
    if (await state.isDone(name, fingerprint)) return;
    const start = performance.now();
    await run();
    await state.markDone(name, fingerprint);
    log(`Seeded ${name} in ${Math.round(performance.now() - start)} ms`);
  };
}

async function seedTalents(dataSource: DataSource, count: number): Promise<void> {
  const { talents: writer, ownedTalents } = seedStores(dataSource);
  const owned = await ownedTalents.findIds();
  let chunk = [];
  for (const talent of makeTalents(count)) {
    if (owned.has(talent.id)) continue;
    chunk.push(talent);
    if (chunk.length < TALENTS_PER_TRANSACTION) continue;
    await writer.saveTalents(chunk);
    chunk = [];
  }
  await writer.saveTalents(chunk);
}
