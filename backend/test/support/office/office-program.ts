// Fills a database for the office, or measures its lists in two of them: npm run bench:office starts it.
import { performance } from 'node:perf_hooks';
import { EMPTY_JOB, profileContentSchema, ROLES } from '@alltalent/shared/contracts';
import { DataSource, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { siteSeeds } from '../../../seeds';
import { UserEntity } from '../../../src/auth/users/user.entity';
import { openCommand } from '../../../src/cli/run-command';
import { JobEntity } from '../../../src/jobs';
import { actingAs } from '../../../src/kernel/audit/acting';
import { loadConfig } from '../../../src/kernel/config/config';
import { migrate } from '../../../src/kernel/database/migrate';
import { LeadEntity } from '../../../src/landing';
import { LeadItemsService } from '../../../src/staff/leads/lead-items.service';
import { PeopleService } from '../../../src/staff/people/people.service';
import { JobItemsService } from '../../../src/staff/queues/jobs/job-items.service';
import { ProfileItemsService } from '../../../src/staff/queues/profiles/profile-items.service';
import { ReportItemsService } from '../../../src/staff/queues/reports/report-items.service';
import { ReportEntity } from '../../../src/staff';
import { ProfileEntity } from '../../../src/talents';
import { JOB_ROW } from './job-row';

/** A waiting profile, job and report for ten accounts; 100 at least. */
const ACCOUNTS_PER_ITEM = 10;
const FEWEST_ITEMS = 100;
const ROWS = 500;
const ROUNDS = 15;
/** Milliseconds that the reads of one round take at least, in each database. */
const ROUND_MS = 150;
/** The account that is searched for; a site of 100 has it, too. */
const WANTED = 42;

type App = Awaited<ReturnType<typeof openCommand>>;

async function open(url: string): Promise<App> {
  const app = await openCommand(loadConfig({ ...process.env, DATABASE_URL: url }));
  await app.get(DataSource).initialize();
  return app;
}

type Insert = <Row extends ObjectLiteral>(entity: EntityTarget<Row>, count: number, row: (index: number) => Partial<Row>) => Promise<void>;

const inserting =
  (dataSource: DataSource): Insert =>
  async (entity, count, row) => {
    const rows = dataSource.getRepository(entity);
    for (let from = 0; from < count; from += ROWS) {
      const part = Array.from({ length: Math.min(ROWS, count - from) }, (_, index) => row(from + index));
      await rows.insert(part as never);
    }
  };

async function fill(url: string, accounts: number): Promise<null> {
  const app = await open(url);
  const dataSource = app.get(DataSource);
  const insert = inserting(dataSource);
  await migrate(dataSource);
  await siteSeeds.fillEssentials(dataSource, { log: () => undefined });
  const items = Math.max(FEWEST_ITEMS, accounts / ACCOUNTS_PER_ITEM);
  const basics = { first_name: 'Noor', last_name: 'Sethi', city_id: 1, category_id: 1 };
  const content = profileContentSchema.cast({
    basics,
    skills: {},
    credits: {},
    attributes: {},
    recordings: {},
    work: {},
    privacy: { sections: {} },
  });
  await insert<UserEntity>(UserEntity, accounts, account);
  await insert<ProfileEntity>(ProfileEntity, items, (index) => ({
    userId: idOf(index),
    revision: 1,
    state: 'pending',
    reason: '',
    content,
    submitted: { content, photos: [] },
    approved: null,
    submittedAt: index + 1,
    decidedAt: null,
    updatedAt: index + 1,
  }));
  await insert<JobEntity>(JobEntity, items, (index) => ({
    ...JOB_ROW,
    ownerId: idOf(index),
    slug: `job-${index}`,
    title: `Job ${index}`,
    categoryId: 1,
    cityId: null,
    payMax: null,
    postedBy: 'Night Shift Pictures',
    state: 'draft',
    review: 'pending',
    content: { ...EMPTY_JOB, title: `Job ${index}` },
    submitted: { ...EMPTY_JOB, title: `Job ${index}` },
    publishedAt: null,
    closedAt: null,
    createdAt: index + 1,
    savedAt: index + 1,
  }));
  await insert<ReportEntity>(ReportEntity, items, (index) => ({
    subject: 'job',
    subjectId: index + 1,
    reason: index % 10 === 0 ? 'minor' : 'fake',
    text: 'It is not what it says.',
    reporterId: idOf(index),
    createdAt: index + 1,
    closedAt: null,
    outcome: '',
  }));
  await insert<LeadEntity>(LeadEntity, items, lead);
  if (url.startsWith('sqlite:')) await dataSource.query('ANALYZE');
  await app.close();
  return null;
}

const padded = (index: number) => String(index).padStart(7, '0');
const idOf = (index: number) => `u_${padded(index)}`;

function account(index: number): Partial<UserEntity> {
  const email = `person${padded(index)}@example.com`;
  return {
    id: idOf(index),
    roleId: ROLES.client,
    status: 'active',
    email,
    loginEmail: email,
    loginPhone: `+9198${padded(index)}1`,
    firstName: `Noor${padded(index)}`,
    lastName: 'Sethi',
    dialCode: '91',
    mobileNumber: `98${padded(index)}1`,
    birthDate: null,
    location: '',
    hasPremium: false,
    slug: `noor-sethi-${padded(index)}`,
    currencyCode: 'INR',
    verifiedClientOn: null,
    deletionDueAt: null,
    createdAt: index,
  };
}

const FORMS = ['Singer', 'Influencer', 'Hiring Influencer', 'Product Photoshoot'] as const;
const STATES = ['new', 'contacted', 'won', 'lost'] as const;

function lead(index: number): Partial<LeadEntity> {
  return {
    requestKey: null,
    verifyKey: null,
    adType: FORMS[index % FORMS.length] ?? 'Singer',
    adUrl: '/singer',
    firstName: `Noor${padded(index)}`,
    lastName: 'Sethi',
    email: `person${padded(index)}@example.com`,
    dialCode: '91',
    mobile: `98${padded(index)}1`,
    description: '',
    companyName: '',
    appId: '',
    appName: '',
    askedBy: '',
    userId: null,
    releaseVersion: null,
    experiment: null,
    variant: null,
    termsVersion: null,
    agreedAt: null,
    createdAt: index + 1,
    sentTo: [],
    verifiedAt: index + 2,
    mailMessageId: null,
    hookMessageId: null,
    state: (index < FEWEST_ITEMS ? 'new' : STATES[index % STATES.length]) ?? 'new',
    assigneeId: null,
    revision: 0,
  };
}

type List = (app: App) => Promise<{ readonly data: readonly unknown[] }>;

const people =
  (search: string): List =>
  (app) =>
    app.get(PeopleService).find({ search });
const leads =
  (search: string, filters: object = {}): List =>
  (app) =>
    app.get(LeadItemsService).page(idOf(0), { holder: 'all', confirmed: 'yes', search, ...filters });
const LISTS: Readonly<Record<string, List>> = {
  profiles: (app) => app.get(ProfileItemsService).page({}),
  jobs: (app) => app.get(JobItemsService).page({}),
  reports: (app) => app.get(ReportItemsService).page({}),
  'a profile by its e-mail address': (app) => app.get(ProfileItemsService).page({ search: `person${padded(WANTED)}@` }),
  'a job by its client': (app) => app.get(JobItemsService).page({ search: `Sethi Noor${padded(WANTED)}` }),
  'a report by its reporter': (app) => app.get(ReportItemsService).page({ search: `98 ${padded(WANTED)}1` }),
  'newest leads': leads(''),
  'new leads that nobody has': leads('', { state: 'new', holder: 'nobody' }),
  'a lead by its number': leads(`+91 98 ${padded(WANTED)}1`),
  'a lead by its name': leads(`Noor${padded(WANTED)} Sethi`),
  'newest accounts': people(''),
  'an account by its name': people(`Noor${padded(WANTED)} Sethi`),
  'an account by its last name and first name': people(`Sethi Noor${padded(WANTED)}`),
  'an account by its e-mail address': people(`person${padded(WANTED)}@`),
  'an account by its number': people(`98 ${padded(WANTED)}1`),
  'an account by its id': people(idOf(WANTED)),
  'an account by its slug': people(`noor-sethi-${padded(WANTED)}`),
};

/** Milliseconds of a list in the small database and in the large one, by round. */
type Times = { readonly small: number[]; readonly large: number[] };

async function check(name: string, list: List, app: App): Promise<void> {
  const { data } = await list(app);
  const wanted = /^an? \w+ by /u.test(name) ? 1 : 50;
  if (data.length !== wanted) throw new Error(`${name}: ${data.length} rows instead of ${wanted}.`);
}

async function timeOf(list: List, app: App): Promise<number> {
  const begun = performance.now();
  let reads = 0;
  for (; reads === 0 || performance.now() - begun < ROUND_MS; reads += 1) await list(app);
  return (performance.now() - begun) / reads;
}

/** The databases are read in turns, so that what else the machine does meets both. */
async function timesOf(list: List, small: App, large: App): Promise<Times> {
  const found: Times = { small: [], large: [] };
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const times = { small: await timeOf(list, small), large: await timeOf(list, large) };
    if (round === 0) continue;
    found.small.push(times.small);
    found.large.push(times.large);
  }
  return found;
}

async function compare(smallUrl: string, largeUrl: string): Promise<Readonly<Record<string, Times>>> {
  const [small, large] = [await open(smallUrl), await open(largeUrl)];
  const found: Record<string, Times> = {};
  for (const [name, list] of Object.entries(LISTS)) {
    await check(name, list, small);
    await check(name, list, large);
    found[name] = await timesOf(list, small, large);
  }
  await Promise.all([small.close(), large.close()]);
  return found;
}

const [command = '', url = '', value = ''] = process.argv.slice(2);
const result = command === 'fill' ? await fill(url, Number(value)) : await actingAs(idOf(0), () => compare(url, value));
process.stdout.write(`${JSON.stringify(result)}\n`);
