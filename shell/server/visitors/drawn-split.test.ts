import { randomBytes } from 'node:crypto';
import {
  type Endpoint,
  ENDPOINTS,
  type Exposure,
  formatVisitor,
  type PageRegistry,
  parseVisitor,
  readPageToken,
  type Registry,
} from '@alltalent/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { createStore } from 'jotai';
import { createPageExposures } from '../../src/reports/page-exposures';
import { Backends } from '../proxy/backends';
import { createFrontDoor } from '../front-door';
import { writeDrawingProgram } from '../testing/drawing-program';
import { anExperiment, aRegistry, aRollout, fixedRegistry } from '../testing/remote-record';
import { makeSiteFolder, SECRET_KEY } from '../testing/site-folder';
import { storeRelease } from '../testing/stored-release';
import { TestVisitor } from '../testing/visitor';
import { createVisitorMac } from './visitor-key';

const VISITORS = 10_000;
const RETURNING = 2000;
/** Requests under way at once, so that visitors of both variants ask for one page while it is drawn. */
const AT_ONCE = 50;
const remote = 'mf_landing';
const mac = createVisitorMac(SECRET_KEY);
const site = makeSiteFolder();
const [STABLE, NEXT] = ['1', '2'].map((version) =>
  storeRelease(site, remote, `setTimeout(() => running(() => drawn('<p>drawn by ${version}</p>')), 5)`, { version }),
) as [ReturnType<typeof storeRelease>, ReturnType<typeof storeRelease>];
/** Random for each run, so that the result does not depend on one lucky salt. */
const salt = randomBytes(8).toString('hex');
const mockSent: Exposure[] = [];
let registry: Registry;
let drawing: FastifyInstance;
let undrawing: FastifyInstance;

jest.mock('../../src/reports/kept-variants', () => ({ keepVariants: () => undefined }));
jest.mock('../../src/reports/beacon-queue', () => ({ createBeaconQueue: () => (send: () => unknown) => void send() }));
jest.mock('@alltalent/shared/api', () => ({
  request: ({ path }: Endpoint<unknown, void>, input: Exposure) => path === ENDPOINTS.exposure.path && mockSent.push(input),
}));

beforeAll(async () => {
  const source = { ...fixedRegistry(), current: () => registry };
  // No backend listens here: these pages ask for nothing.
  const sources = { registry: source, backends: new Backends(['http://127.0.0.1:9']), writeLog: () => undefined };
  drawing = await createFrontDoor({ ...site.config, drawingFile: writeDrawingProgram() }, sources);
  undrawing = await createFrontDoor(site.config, sources);
});
beforeEach(() => setWeight(5000));
afterAll(async () => {
  await Promise.all([drawing.close(), undrawing.close()]);
  site.remove();
});

function setWeight(weightOfB: number): void {
  const variants = [
    { variant: 'A', weight: 10_000 - weightOfB, release: STABLE },
    { variant: 'B', weight: weightOfB, release: NEXT },
  ];
  registry = aRegistry([aRollout(STABLE, { experiment: anExperiment(weightOfB, { salt, variants }) })]);
}

/** Visitors whose browsers have ids already, so that the same ones can come to either front door. */
const visitorsOf = (door: FastifyInstance, ids: readonly string[]) =>
  ids.map((id) => new TestVisitor(door, { cookie_choice: 'all', vid: formatVisitor({ id, assigned: {} }, mac) }));
const newIds = (count: number) => Array.from({ length: count }, () => randomBytes(16).toString('base64url'));

type Seen = {
  readonly variant: string | null;
  readonly version: string;
  readonly drawnBy: string | null;
  readonly hydrated: string | null;
  /** What the page reports once it has rendered; null for nothing. */
  readonly exposure: Exposure | null;
};

/** Opens the page and renders it: the release that hydrates a drawn page, otherwise that of the record. */
async function open(visitor: TestVisitor, url: string): Promise<Seen> {
  const { body } = await visitor.get(url);
  const block = (id: string): unknown => JSON.parse(new RegExp(`id="${id}">(.*?)</script>`, 'su').exec(body)?.[1] ?? 'null');
  const page = block('registry') as PageRegistry;
  const record = page.remotes.find((one) => one.remote === remote);
  const hydrated = (block('drawn-page') as { version: string } | null)?.version ?? null;
  const version = record?.version ?? '';
  createPageExposures({ registry: page, versionOf: () => hydrated ?? version, store: createStore() }).shown(remote, url);
  const [drawnBy = null, exposure = null] = [/<p>drawn by (\d)/u.exec(body)?.[1], mockSent.pop()];
  return { variant: record?.variant ?? null, version, drawnBy, hydrated, exposure };
}

async function openAll(visitors: readonly TestVisitor[], url = '/l/one'): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  for (let start = 0; start < visitors.length; start += AT_ONCE)
    seen.push(...(await Promise.all(visitors.slice(start, start + AT_ONCE).map((visitor) => open(visitor, url)))));
  return seen;
}

/** Returns the variant of each visitor that the backend counts: by signed cookie and page token, and only for their own release. */
function countedOf(visitors: readonly TestVisitor[], seen: readonly Seen[]): Readonly<Record<string, string>> {
  const counted: Record<string, string> = {};
  for (const [index, visitor] of visitors.entries()) {
    const known = parseVisitor(visitor.cookies.get('vid'), mac);
    const { version, token = '' } = seen[index]?.exposure ?? {};
    const variant = known?.assigned['big-cards'];
    const isTheirs = version === (variant === 'B' ? NEXT : STABLE).version;
    if (known && variant && isTheirs && readPageToken(token, Date.now(), mac) !== null) counted[known.id] = variant;
  }
  return counted;
}

const isWhole = ({ variant, version, drawnBy, hydrated }: Seen) =>
  version === (variant === 'B' ? '2' : '1') && drawnBy === version && hydrated === version;
const sidesOf = (seen: readonly Seen[]) => seen.map(({ variant }) => variant);

/** Expects the share within five standard deviations, which chance alone exceeds once in 1.7 million runs. */
function expectShare(seen: readonly Seen[], share: number): void {
  const inB = seen.filter(({ variant }) => variant === 'B').length;
  expect(Math.abs(inB - seen.length * share)).toBeLessThan(5 * Math.sqrt(seen.length * share * (1 - share)));
}

test('FED-04 of ten thousand visitors of drawn pages each gets, keeps and counts for the variant that pages drawn by browsers give them', async () => {
  const ids = newIds(VISITORS);
  const [visitors, others] = [visitorsOf(drawing, ids), visitorsOf(undrawing, ids)];
  const seen = await openAll(visitors);
  expect(seen.filter((one) => !isWhole(one))).toEqual([]);
  expectShare(seen, 0.5);
  const counted = countedOf(visitors, seen);
  expect(Object.keys(counted)).toHaveLength(VISITORS);

  const seenByOthers = await openAll(others);
  expect(seenByOthers.filter(({ drawnBy }) => drawnBy !== null)).toEqual([]);
  expect(sidesOf(seenByOthers)).toEqual(sidesOf(seen));
  expect(countedOf(others, seenByOthers)).toEqual(counted);

  setWeight(1000);
  const again = await openAll(visitors.slice(0, RETURNING));
  expect(again.filter((one) => !isWhole(one))).toEqual([]);
  expect(sidesOf(again)).toEqual(sidesOf(seen).slice(0, RETURNING));
  const newcomers = await openAll(visitorsOf(drawing, newIds(RETURNING)));
  expect(newcomers.filter((one) => !isWhole(one))).toEqual([]);
  expectShare(newcomers, 0.1);
}, 240_000);

test('FED-04 visitors of both variants who ask at once for a page that nobody has seen get their own release, drawn once each', async () => {
  const before = (await drawing.inject('/healthz')).json().pages as { drawn: number };
  for (const url of ['/l/two', '/l/three', '/l/four']) {
    const seen = await openAll(visitorsOf(drawing, newIds(AT_ONCE)), url);
    expect(seen.filter((one) => !isWhole(one))).toEqual([]);
    expect(new Set(sidesOf(seen))).toEqual(new Set(['A', 'B']));
  }
  const after = (await drawing.inject('/healthz')).json().pages as { drawn: number };
  expect(after.drawn - before.drawn).toBe(6);
});

test('FED-04 SEC-50 visitors who may not be counted get the stable release from between the others, and count for nothing', async () => {
  const ids = newIds(200);
  const tested = visitorsOf(drawing, ids);
  const refusing = ids.map(() => new TestVisitor(drawing, { cookie_choice: 'needed' }));
  const seen = await openAll(tested.flatMap((visitor, index) => [visitor, refusing[index] ?? visitor]));
  expect(seen.filter((one) => !isWhole(one))).toEqual([]);
  for (const [index, { variant, exposure }] of seen.entries())
    expect([variant === null, exposure === null]).toEqual(Array(2).fill(index % 2 === 1));
});
