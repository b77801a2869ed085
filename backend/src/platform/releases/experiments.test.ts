import type { ChangeRollout } from '@alltalent/shared/contracts';
import { describeSites } from '../../../test/support/test-site';
import { ExperimentsReader } from './experiments-reader';
import {
  aRelease,
  auditOf,
  change,
  placesOf,
  publish,
  publishAll,
  readRegistry,
  rolloutOf,
  servedOf,
} from '../../../test/support/federation/control-plane';

let remotes = 0;

describeSites('Experiments', (site) => {
  /** A remote of its own with release 1 < 2, and 3 as variant B with a fifth of all. */
  async function prepare() {
    const letters = [...String((remotes += 1))].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    const remote = `mf_tested${letters}`;
    const name = `hero-${letters}`;
    await publishAll(site(), remote, '1', '2');
    const test = (version: string, variant: string, weight: number, experiment = name) =>
      publish(site(), aRelease(remote, version, { experiment: { name: experiment, variant, weight } }));
    expect((await test('3', 'B', 2000)).statusCode).toBe(200);
    const changeRollout = (input: Partial<ChangeRollout>) => change(site(), { remote, ...input });
    return { remote, name, test, changeRollout, served: () => servedOf(site(), remote) };
  }

  test('FED-04 a release published as a variant starts the experiment against the stable one', async () => {
    const { remote, name, served } = await prepare();
    expect(await served()).toBe(`2 < 1, ${name}: A 8000 2, B 2000 3`);
    expect(await placesOf(site(), remote)).toEqual({ 1: 'fallback', 2: 'A', 3: 'B' });
    const [entry] = await auditOf(site(), remote);
    expect(entry?.detail).toBe(`3 is published: 3 is variant B of ${name} with 20 %; the experiment starts against 2.`);
  });

  test('FED-04 a new build of B goes on with the same experiment: the salt stays', async () => {
    const { remote, name, test: publishVariant, served } = await prepare();
    const salt = (await rolloutOf(site(), remote)).experiment?.salt;
    await publishVariant('4', 'B', 3000);
    expect(await served()).toBe(`2 < 1, ${name}: A 7000 2, B 3000 4`);
    expect((await rolloutOf(site(), remote)).experiment?.salt).toBe(salt);
    const other = await prepare();
    expect((await rolloutOf(site(), other.remote)).experiment?.salt).not.toBe(salt);
  });

  test('FED-04 a published candidate becomes a variant without a new build', async () => {
    const { remote, name, changeRollout, served } = await prepare();
    await publish(site(), aRelease(remote, '5', { promotion: 'candidate' }));
    expect((await changeRollout({ action: 'experiment', version: '5', experiment: name, variant: 'C', weight: 500 })).statusCode).toBe(200);
    expect(await served()).toBe(`2 < 1, ${name}: A 7500 2, B 2000 3, C 500 5`);
  });

  test('FED-05 weight, pause and resume change the next registry, one revision each', async () => {
    const { name, changeRollout, served } = await prepare();
    const { revision } = await readRegistry(site());
    expect((await changeRollout({ action: 'weight', variant: 'B', weight: 5000 })).json()).toEqual({ revision: revision + 1 });
    expect(await served()).toBe(`2 < 1, ${name}: A 5000 2, B 5000 3`);
    expect((await changeRollout({ action: 'pause' })).json()).toEqual({ revision: revision + 2 });
    expect(await served()).toContain(`${name} paused:`);
    expect((await changeRollout({ action: 'resume' })).json()).toEqual({ revision: revision + 3 });
    expect(await served()).toBe(`2 < 1, ${name}: A 5000 2, B 5000 3`);
  });

  test('FED-05 end with B makes it stable; end alone leaves A', async () => {
    const won = await prepare();
    await won.changeRollout({ action: 'end', variant: 'B' });
    expect(await won.served()).toBe('3 < 2');
    const lost = await prepare();
    await lost.changeRollout({ action: 'end' });
    expect(await lost.served()).toBe('2 < 1');
    expect((await placesOf(site(), lost.remote))['3']).toBe('former');
  });

  test('FED-05 rollback takes the variants away and leaves the stable release; the next one takes that', async () => {
    const { remote, changeRollout, served } = await prepare();
    await changeRollout({ action: 'rollback' });
    expect(await served()).toBe('2 < 1');
    expect((await placesOf(site(), remote))['3']).toBe('withdrawn');
    await changeRollout({ action: 'rollback' });
    expect(await served()).toBe('1 < none');
  });

  test('a new stable release while the experiment runs is a new build of A', async () => {
    const { remote, name, served } = await prepare();
    await publishAll(site(), remote, '6');
    expect(await served()).toBe(`6 < 2, ${name}: A 8000 6, B 2000 3`);
    const facts = await site().app.get(ExperimentsReader).runningOf(remote);
    expect(facts?.variants).toEqual([
      { variant: 'A', weight: 8000, versions: ['2', '6'] },
      { variant: 'B', weight: 2000, versions: ['3'] },
    ]);
  });

  test('FED-04 other modules read what runs, what is paused and what is over', async () => {
    const reader = site().app.get(ExperimentsReader);
    const { remote, name, changeRollout } = await prepare();
    const startedAt = site().clock.now();
    expect(await reader.runningOf(remote)).toMatchObject({ name, remote, state: 'running', startedAt, endedAt: null });
    await changeRollout({ action: 'pause' });
    expect(await reader.runningOf(remote)).toBeNull();
    site().clock.pass(60);
    await changeRollout({ action: 'end' });
    expect(await reader.find(name)).toMatchObject({ state: 'ended', endedAt: site().clock.now() });
    expect((await reader.list()).map((facts) => facts.name)).toContain(name);
    expect(await reader.find('never-was')).toBeNull();
  });

  test.each<[string, Partial<ChangeRollout>, number, RegExp]>([
    ['more weight than all', { action: 'experiment', version: '9', variant: 'C', weight: 8001 }, 400, /^weight: At most 80 % \(8000\)/u],
    ['variant A', { action: 'experiment', version: '9', variant: 'A', weight: 1 }, 400, /^variant: A is the stable release/u],
    ['the stable release', { action: 'experiment', version: '2', variant: 'C', weight: 1 }, 409, /is the stable release/u],
    ['the same release twice', { action: 'experiment', version: '3', variant: 'C', weight: 1 }, 409, /is variant B already/u],
    ['a second experiment', { action: 'experiment', version: '9', experiment: 'other', variant: 'B', weight: 1 }, 409, /end it first/u],
    ['the weight of A', { action: 'weight', variant: 'A', weight: 1 }, 400, /^variant: A gets what the others leave/u],
    ['the weight of nobody', { action: 'weight', variant: 'D', weight: 1 }, 400, /has no variant D/u],
    ['the weight it has', { action: 'weight', variant: 'B', weight: 2000 }, 409, /has 20 % already/u],
    ['to go on with what runs', { action: 'resume' }, 409, /is running/u],
    ['an end with nobody', { action: 'end', variant: 'E' }, 400, /has no variant E/u],
    ['to promote the variant', { action: 'promote', version: '3' }, 409, /End the experiment with B/u],
  ])('FED-05 %s is refused, in words that say what to do', async (_what, input, status, words) => {
    const { remote, name, changeRollout, served } = await prepare();
    await publish(site(), aRelease(remote, '9', { promotion: 'candidate' }));
    const before = await served();
    const response = await changeRollout({ experiment: name, ...input });
    const [[field, message] = ['', '']] = Object.entries(response.json<{ fields?: Record<string, string> }>().fields ?? {});
    expect(response.statusCode).toBe(status);
    expect(status === 400 ? `${field}: ${message}` : String(response.json().detail)).toMatch(words);
    expect(await served()).toBe(before);
  });

  test('FED-04 the name of an experiment is used once: cookies remember it', async () => {
    const { remote, name, changeRollout, test: publishVariant } = await prepare();
    await changeRollout({ action: 'end' });
    const response = await publishVariant('7', 'B', 100);
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['experiment.name']]);
    expect(response.json().fields['experiment.name']).toContain(name);
    expect((await placesOf(site(), remote))['7']).toBeUndefined();
  });

  test('a variant needs a stable release to be tested against', async () => {
    const response = await publish(site(), aRelease('mf_newborn', '1', { experiment: { name: 'newborn', variant: 'B', weight: 100 } }));
    expect([response.statusCode, response.json().code]).toEqual([409, 'ROLLOUT_UNCHANGED']);
    const rows = await site().dataSource.query("SELECT id FROM remote_release WHERE remote = 'mf_newborn'");
    expect(rows).toEqual([]);
  });
});
