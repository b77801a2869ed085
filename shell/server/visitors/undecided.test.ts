import { KEPT_BY_PAGE, parseVisitor } from '@alltalent/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { DoorWithTest, everybodyInB, IN_B, IN_NONE, STABLE } from '../testing/door-with-test';
import { anExperiment } from '../testing/remote-record';
import { SECRET_KEY } from '../testing/site-folder';
import { TestVisitor } from '../testing/visitor';
import { createVisitorMac } from './visitor-key';

const mac = createVisitorMac(SECRET_KEY);
const site = new DoorWithTest();
let app: FastifyInstance;

beforeAll(async () => void (app = await site.open()));
beforeEach(() => site.serve(everybodyInB()));
afterAll(() => site.close());

const undecided = (cookies: Readonly<Record<string, string>> = {}) => new TestVisitor(app, cookies);
/** Allows statistics on a page, as its script does. */
function allow(visitor: TestVisitor, offer: string | undefined): void {
  visitor.cookies.set('cookie_choice', 'all');
  if (offer !== undefined) visitor.cookies.set('vid', `${KEPT_BY_PAGE}${offer}`);
}

test('SEC-50 who has not chosen is shown a variant, which is stored nowhere but in the page', async () => {
  const choices: readonly Readonly<Record<string, string>>[] = [{}, { cookie_choice: 'everything' }];
  for (const cookies of choices) {
    const visitor = undecided(cookies);
    const { remotes, offer } = await visitor.open();
    expect(remotes[0]).toMatchObject(IN_B);
    expect(visitor.lastSet).toEqual([]);
    expect(parseVisitor(offer, mac)?.assigned).toEqual({ 'big-cards': 'B' });
  }
});

test('FED-04 what the page showed is what its visitor keeps once statistics are allowed, whatever the weights are by then', async () => {
  const visitor = undecided();
  const { offer } = await visitor.open();
  site.serve(anExperiment(0));
  allow(visitor, offer);
  expect(await visitor.see()).toMatchObject({ variant: 'B' });
  expect(visitor.lastSet).toEqual([`vid=${offer}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax`]);
  expect(await visitor.see()).toMatchObject({ variant: 'B' });
  expect(visitor.lastSet).toEqual([]);
});

test('FED-04 of many who have not chosen as many see a variant as its weight says, each page by a draw of its own, and none keeps it on accepting', async () => {
  site.serve(anExperiment(2000));
  let inB = 0;
  for (let count = 0; count < 1000; count += 1) {
    const visitor = undecided();
    const { remotes, offer } = await visitor.open();
    const [shown] = remotes;
    if (shown?.variant === 'B') inB += 1;
    if (count % 10 > 0) continue;
    allow(visitor, offer);
    expect((await visitor.see())?.variant).toBe(shown?.variant);
  }
  expect(Math.abs(inB - 200)).toBeLessThan(5 * Math.sqrt(1000 * 0.2 * 0.8));
});

test.each([
  ['came from a page of the site', { 'sec-fetch-site': 'same-origin' }],
  ['reloads', { 'cache-control': 'max-age=0' }],
  ['has a copy of the page', { 'if-none-match': 'W/"a"' }],
])('FED-04 who %s before they chose may have seen another variant: they keep what they see and count in none', async (_what, headers) => {
  const visitor = undecided();
  Object.assign(visitor.headers, headers);
  const { remotes, offer } = await visitor.open();
  expect(remotes[0]).toMatchObject(IN_B);
  expect(parseVisitor(offer, mac)?.assigned).toEqual({ 'big-cards': 'b' });
  allow(visitor, offer);
  site.serve(anExperiment(0));
  expect(await visitor.see()).toMatchObject({ variant: 'B' });
  expect(visitor.cookies.get('vid')).toBe(offer);
});

test('SEC-50 refusals, programs, private pages and a site without tests offer nothing', async () => {
  const program = undecided();
  program.headers['user-agent'] = 'curl/8.0';
  const refusing = undecided({ cookie_choice: 'needed' });
  const signal = undecided();
  signal.headers['sec-gpc'] = '1';
  for (const visitor of [program, refusing, signal, undecided({ cookie_choice: 'all' })])
    expect(await visitor.open()).not.toHaveProperty('offer');
  for (const visitor of [program, refusing, signal]) expect(await visitor.see()).toMatchObject(IN_NONE);
  expect(await undecided().open('/s/secret')).not.toHaveProperty('offer');
  expect(await undecided().see('/s/secret')).toMatchObject(IN_NONE);
  site.serve(null);
  expect(await undecided().open()).not.toHaveProperty('offer');
  site.serve(everybodyInB({ is_paused: true }));
  expect(await undecided().open()).not.toHaveProperty('offer');
});

test('SEC-50 an offer that was changed is worth nothing', async () => {
  site.serve(anExperiment(0));
  const visitor = undecided();
  const { offer = '' } = await visitor.open();
  allow(visitor, offer.replace('~A', '~B'));
  expect(await visitor.see()).toMatchObject({ variant: 'A' });
  expect(visitor.lastSet).toEqual([expect.not.stringContaining(offer.slice(0, 22))]);
});

test('FED-04 a page knows which pages its test is about', async () => {
  site.serve(everybodyInB({ routes: ['/talents'] }));
  expect(await undecided().see()).toMatchObject({ ...IN_B, tested_routes: ['/talents'] });
  expect(STABLE.routes.map(({ pattern }) => pattern)).toContain('/talents');
});
