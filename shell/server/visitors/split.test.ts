import { randomBytes } from 'node:crypto';
import type { RemoteRecord } from '@alltalent/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { Backends } from '../proxy/backends';
import { createFrontDoor } from '../front-door';
import { PolledRegistry } from '../registry/polled-registry';
import { ControlPlane } from '../testing/control-plane';
import { aRelease, anExperiment, aRegistry, aRollout } from '../testing/remote-record';
import { makeSiteFolder } from '../testing/site-folder';
import { TestVisitor } from '../testing/visitor';

const VISITORS = 10_000;
/** Enough visitors that a weight which reassigns any would reassign hundreds. */
const RETURNING = 2000;
const site = makeSiteFolder();
const plane = new ControlPlane();
/** Random for each run, so that the result does not depend on one lucky salt. */
const salt = randomBytes(8).toString('hex');
let revision = 0;
let registry: PolledRegistry;
let app: FastifyInstance;

beforeAll(async () => {
  await plane.start();
  const backends = new Backends([plane.url]);
  const log = { info: () => undefined, warn: () => undefined };
  registry = new PolledRegistry(backends, { stateDir: site.folder, publicKeys: [], origins: [], log });
  app = await createFrontDoor(site.config, { registry, backends, writeLog: () => undefined });
});
afterAll(async () => {
  await app.close();
  await plane.kill();
  site.remove();
});

/** Changes the weight by one command of the control plane while the front door keeps running. */
async function setWeight(weightOfB: number): Promise<void> {
  const experiment = anExperiment(weightOfB, { salt });
  plane.publish(aRegistry([aRollout(aRelease(), { experiment })], { revision: (revision += 1) }));
  // Retries as polling would: an idle connection may be closed by now.
  for (let tries = 0; tries < 3 && registry.current().revision !== revision; tries += 1) await registry.refresh();
  expect(registry.current().revision).toBe(revision);
}

const newVisitors = (count: number) => Array.from({ length: count }, () => new TestVisitor(app));

async function sidesOf(visitors: readonly TestVisitor[]): Promise<readonly string[]> {
  const seen: (RemoteRecord | undefined)[] = [];
  for (const visitor of visitors) seen.push(await visitor.see());
  const odd = seen.filter((record) => record?.experiment !== 'big-cards' || record.version !== (record.variant === 'B' ? '2' : '1'));
  expect(odd).toEqual([]);
  return seen.map((record) => record?.variant ?? '');
}

/** Expects the share within five standard deviations, which chance alone exceeds once in 1.7 million runs. */
function expectShare(sides: readonly string[], share: number): void {
  const inB = sides.filter((side) => side === 'B').length;
  const deviation = Math.sqrt(sides.length * share * (1 - share));
  expect(Math.abs(inB - sides.length * share)).toBeLessThan(5 * deviation);
}

test('FED-04 ten thousand visitors split by the weight, later weights move none of them, and new visitors follow the new weight', async () => {
  await setWeight(2000);
  const visitors = newVisitors(VISITORS);
  const first = await sidesOf(visitors);
  expectShare(first, 0.2);
  for (const weight of [5000, 2000]) {
    await setWeight(weight);
    expect(await sidesOf(visitors.slice(0, RETURNING))).toEqual(first.slice(0, RETURNING));
    expectShare(await sidesOf(newVisitors(2000)), weight / 10_000);
  }
}, 240_000);

test('FED-04 a new weight, a pause and a release are on the next page within five seconds, by polling alone', async () => {
  registry.start();
  const stable = (version: string) => aRegistry([aRollout(aRelease({ version }))], { revision: (revision += 1) });
  for (const version of ['7', '8']) {
    plane.publish(stable(version));
    const until = Date.now() + 5000;
    while ((await new TestVisitor(app).see())?.version !== version && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await new TestVisitor(app).see())?.version).toBe(version);
  }
  registry.stop();
});
