import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DECLARATIONS, type EndpointName, ENDPOINTS } from '@alltalent/shared/contracts';
import { MOCK_PEOPLE, type MockPerson, OFFICE_CALLS, type Recorded, recordedFor, WANTED, WRITES } from '@alltalent/shared/mocks';
import { openSite, type TestSite } from '../support/test-site';
import { askBackend, releaseSomething } from './ask-backend';
import { shapeOf } from './shape-of';

const FOLDER = join(__dirname, '../../../shared/src/dev/mocks');
const responses = new Map<MockPerson, readonly Recorded[]>();
let site: TestSite;

beforeAll(async () => {
  // From 500 on a client is at work, with calls and with people who applied.
  site = await openSite({ SEED_TALENTS: '500' });
  await releaseSomething(site);
  for (const person of MOCK_PEOPLE) responses.set(person, await askBackend(site, person, WANTED));
  // `npm run mocks`: what the backend answers now is what the mocks answer from now on.
  if (process.env['RECORD_MOCKS'] === '1') {
    for (const [person, recorded] of responses)
      writeFileSync(join(FOLDER, 'recorded', `${person}.json`), `${JSON.stringify(recorded, null, 1)}\n`);
    writeFileSync(join(FOLDER, 'recorded-on.json'), `{ "day": "${new Date(site.clock.now()).toISOString().slice(0, 10)}" }\n`);
  }
});

afterAll(() => site.close());

const nameOf = ({ call, input }: Recorded) => `${call} ${JSON.stringify(input)}`;

describe.each(MOCK_PEOPLE)('Mocks of a %s', (person) => {
  test('FED-06 answer the questions that the backend answers, with its status and its shape', () => {
    const real = responses.get(person) ?? [];
    expect(recordedFor(person).map(nameOf)).toEqual(real.map(nameOf));
    for (const [index, recorded] of recordedFor(person).entries()) {
      expect([nameOf(recorded), recorded.status]).toEqual([nameOf(recorded), real[index]?.status]);
      expect([nameOf(recorded), shapeOf(recorded.body)]).toEqual([nameOf(recorded), shapeOf(real[index]?.body)]);
    }
  });

  test('FED-06 answer what their contract allows', async () => {
    for (const recorded of recordedFor(person).filter(({ status }) => status === 200)) {
      await expect(DECLARATIONS[recorded.call].output?.validate(recorded.body, { strict: true })).resolves.toBeDefined();
    }
  });
});

test.each(Object.entries(WRITES))('FED-06 the mock of %s answers what its contract allows', async (name, write) => {
  const body = write({ otp_send_medium: 'talent@example.com', talent_id: 7 })?.body;
  await DECLARATIONS[name as EndpointName].output?.validate(body, { strict: true });
  if (DECLARATIONS[name as EndpointName].output === null) expect(body).toBeUndefined();
});

test.each(Object.entries(OFFICE_CALLS))('OFF-01 the mock of %s answers what its contract allows', async (name, call) => {
  const ids: Readonly<Record<string, string>> = {
    queuedJob: '41',
    decideJob: '41',
    queuedReport: '31',
    person: 'u_demo_ritu',
    staffOrder: 'ord_9fK2mQ7xTz',
    lead: '90',
    changeLead: '90',
    noteLead: '90',
    bulkChangeLeads: '90',
    bulkChangeTickets: 'AT-7K3M-9QXD',
    queuedTicket: 'AT-7K3M-9QXD',
    answerTicket: 'AT-7K3M-9QXD',
    noteTicket: 'AT-7K3M-9QXD',
    assignTicket: 'AT-7K3M-9QXD',
    moveTicket: 'AT-7K3M-9QXD',
  };
  const person = name === 'decideProfile' ? {} : { user_id: 'u_demo_ritu' };
  const input = {
    ...person,
    ...(/ext/u.test(name) ? { kind: 'words', name: 'home', version: 1, read_version: 1, values: {} } : {}),
    id: ids[name] ?? 'u_meher',
    act: 'assign',
    items: [{ id: ids[name], revision: 0, version: 0, state: 'won', assignee_id: null, from: 'u_demo_joseph', to: null }],
    email: 'asha@example.com',
    roles: ['support'],
    code: '123456',
    text: 'Rang.',
    revision: 0,
  };
  OFFICE_CALLS.proveTotp?.(input);
  const answer = call(input);
  if (!('body' in answer)) throw new Error(`${name} refuses: ${answer.detail}`);
  await DECLARATIONS[name as EndpointName].output?.validate(answer.body, { strict: true });
});

test('FED-06 every mocked call is one of the OpenAPI document', async () => {
  const browser = await site.browse();
  const { paths } = (await browser.get('/api/docs-json')).json<{ paths: Record<string, Record<string, unknown>> }>();
  const written = Object.keys({ ...WRITES, ...OFFICE_CALLS }) as EndpointName[];
  for (const call of [...WANTED.map((wanted) => wanted.call), ...written]) {
    const { method, path } = ENDPOINTS[call];
    expect(Object.keys(paths[path] ?? {})).toContain(method.toLowerCase());
  }
});

/** Reads that no page alone needs: what documents are made of, what programs ask for, what begins with a mailed link. */
const NOT_ASKED =
  /Metadata$|^(registry|publishedRelease|exportAccount|children|lookbook|managedShare|opening|siteDocuments|membershipInvoice|offerPdf|applicantsCsv|applicantsPdf|favouritesCsv|favouritesPdf|calendar|bookingIcs|attachment|videoFile)$/u;

test('FED-06 every read a page asks for is mocked', () => {
  const mocked = [
    ...WANTED.map(({ call }) => call),
    'talentProfile',
    'talentReviews',
    'selectedTalents',
    'applicants',
    ...Object.keys(WRITES),
    ...Object.keys(OFFICE_CALLS),
  ];
  // Pages of the office are for staff alone, after a second step; the mocks have no staff.
  const isOfOffice = (name: string) => DECLARATIONS[name as EndpointName].access.startsWith('office');
  const reads = Object.entries(ENDPOINTS).filter(([name, { method }]) => method === 'GET' && !NOT_ASKED.test(name) && !isOfOffice(name));
  expect(reads.map(([name]) => name).filter((name) => !mocked.includes(name))).toEqual([]);
});
