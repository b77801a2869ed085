import type { Endpoint, EndpointName, OwnJobsResponse } from '@alltalent/shared/contracts';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import type { MockPerson, Recorded, Wanted } from '@alltalent/shared/mocks';
import { arrive } from '../support/access/people';
import { aRecord } from '../support/federation/a-record';
import { aRelease, publish, publishAll } from '../support/federation/control-plane';
import { openOffice } from '../support/office/open-office';
import { pageToken, PERSON } from '../support/visitors';
import type { TestBrowser } from '../support/test-browser';
import type { TestSite } from '../support/test-site';

const ACCOUNTS: Readonly<Record<MockPerson, string>> = {
  visitor: 'anonymous',
  talent: 'talent',
  client: 'client',
  'talent-and-client': 'talent+client',
  restricted: 'restricted',
  staff: 'staff',
};

type Input = Readonly<Record<string, unknown>>;

/** Publishes releases of two remotes, one of them with a running experiment. */
export async function releaseSomething(site: TestSite): Promise<void> {
  await publishAll(site, 'mf_landing', '0.1.0-aaa', '0.2.0-bbb');
  await publishAll(site, 'mf_talents', '0.1.0-aaa');
  for (const [version, note, bytes] of [
    ['0.1.0-ccc', 'Photos load as they are looked at', 58_900],
    ['0.1.1-ddd', 'Filters keep their place when a profile was open', 58_240],
  ] as const)
    await publish(site, aRelease('mf_talents', version, { record: aRecord(note, bytes) }));
  await failOnPages(site);
  const experiment = { name: 'hero-words', variant: 'B', weight: 2000 };
  await publish(site, aRelease('mf_landing', '0.3.0-eee', { experiment }));
}

/** Reports two kinds of failed pages of a release, of several browsers. */
async function failOnPages(site: TestSite): Promise<void> {
  const stack =
    "TypeError: Cannot read properties of undefined (reading 'slug')\n    at card (http://localhost:8080/r/mf_landing/0.2.0-bbb/home.js:1:2048)";
  const reasons = ["TypeError: Cannot read properties of undefined (reading 'slug')", 'ChunkLoadError: Loading chunk 12 failed.'];
  for (const [page, reason] of [0, 0, 0, 1].map((index) => reasons[index]).entries()) {
    const browser = await site.browse(`12.9.${page}.1`);
    const report = { remote: 'mf_landing', version: '0.2.0-bbb', outcome: 'render_failed', reason, stack, token: pageToken(site) };
    await browser.post(ENDPOINTS.beacon.path, report, { 'user-agent': PERSON });
  }
}

/** Records the backend's responses to all wanted endpoints for one person. */
export async function askBackend(site: TestSite, person: MockPerson, wanted: readonly Wanted[]): Promise<Recorded[]> {
  const browser = person === 'staff' ? await openOffice(site) : await arrive(site, ACCOUNTS[person]);
  const responses: Recorded[] = [];
  const found = person === 'visitor' ? await talents(browser) : person === 'client' ? await castings(browser) : [];
  for (const { call, inputs = [{}], people = ['visitor'] } of [...wanted, ...found]) {
    if (!people.includes(person)) continue;
    for (const input of inputs) responses.push(await ask(browser, call, input));
  }
  return responses;
}

async function ask(browser: TestBrowser, call: EndpointName, input: Input): Promise<Recorded> {
  const { method, path }: Endpoint<unknown, unknown> = ENDPOINTS[call];
  const filled = path.replace(/\{(\w+)\}/gu, (_part, name: string) => encodeURIComponent(String(input[name])));
  const rest = Object.entries(input).filter(([name]) => !path.includes(`{${name}}`));
  const query = new URLSearchParams(rest.map(([name, value]): [string, string] => [name, String(value)])).toString();
  const response = method === 'GET' ? await browser.get(query === '' ? filled : `${filled}?${query}`) : await browser.post(filled, input);
  return { call, input, status: response.statusCode, body: withoutChance(response.json()) };
}

/** Returns requests for profiles and a selection of talents on the first page of the listing. */
async function talents(browser: TestBrowser): Promise<Wanted[]> {
  const { body } = await ask(browser, 'talentListing', {});
  const shown = (body as { data: { id: number; slug: string; status: number }[] }).data.filter(({ status }) => status === 2).slice(0, 4);
  return [
    { call: 'talentProfile', inputs: shown.map(({ slug }) => ({ slug })) },
    { call: 'talentReviews', inputs: shown.map(({ slug }) => ({ slug })) },
    { call: 'selectedTalents', inputs: [{ talentIds: shown.map(({ id }) => id).join(',') }] },
  ];
}

/** Returns requests for the applicants of the client's jobs. */
async function castings(browser: TestBrowser): Promise<Wanted[]> {
  const { body } = await ask(browser, 'ownJobs', {});
  const shown = (body as OwnJobsResponse).data.filter(({ state }) => state === 'open' || state === 'closed').slice(0, 6);
  return [{ call: 'applicants', inputs: shown.map(({ id }) => ({ job: id })), people: ['client'] }];
}

const CHANCE: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/^s_[\w-]{12}$/u, 's_mock'],
  [/^[\da-z]{8}\.[\w-]{43}$/u, 'mock'],
];

/** Replaces what differs each time, ids of requests and sessions and tokens of forms: a recording changes only where an answer did. */
function withoutChance(body: unknown): unknown {
  const replace = (name: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    return name === 'request_id' ? 'mock' : (CHANCE.find(([pattern]) => pattern.test(value))?.[1] ?? value);
  };
  return JSON.parse(JSON.stringify(body), replace);
}
