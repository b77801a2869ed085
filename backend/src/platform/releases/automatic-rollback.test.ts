import { describeSites } from '../../../test/support/test-site';
import { RolloutsService } from './rollouts.service';
import {
  aRelease,
  auditOf,
  change,
  placesOf,
  publish,
  publishAll,
  readRegistry,
  servedOf,
} from '../../../test/support/federation/control-plane';

let remotes = 0;

describeSites('Automatic rollback', (site) => {
  async function prepare(...versions: readonly string[]): Promise<string> {
    const remote = `mf_bad${'abcdefghijklmnopqrstuvwxyz'[(remotes += 1)] ?? ''}`;
    await publishAll(site(), remote, ...versions);
    return remote;
  }
  const rollBack = (remote: string, version: string) =>
    site().app.get(RolloutsService).rollBackByItself(remote, version, '6 of 40 pages failed');
  const test3As = (remote: string, name: string) =>
    publish(site(), aRelease(remote, '3', { experiment: { name, variant: 'B', weight: 2000 } }));

  test('FED-05 REL-07 a bad stable release gives way to the fallback, and the audit log says why', async () => {
    const remote = await prepare('1', '2');
    const before = (await readRegistry(site())).revision;
    expect(await rollBack(remote, '2')).toBe(true);
    expect(await servedOf(site(), remote)).toBe('1 < none');
    expect((await readRegistry(site())).revision).toBe(before + 1);
    const [entry] = await auditOf(site(), remote);
    expect(entry).toMatchObject({ actor: 'platform', action: 'automatic-rollback' });
    expect(entry?.detail).toBe('2 is withdrawn and 1 stable. Reason: 6 of 40 pages failed');
    expect(site().log.some((line) => line.includes('rolled back by itself'))).toBe(true);
  });

  test('FED-05 it happens once for a release, however often it is asked for', async () => {
    const remote = await prepare('1', '2', '3');
    const responses = await Promise.all(Array.from({ length: 5 }, () => rollBack(remote, '3')));
    expect(responses.filter(Boolean)).toHaveLength(1);
    expect(await servedOf(site(), remote)).toBe('2 < 1');
    expect((await auditOf(site(), remote)).filter(({ action }) => action === 'automatic-rollback')).toHaveLength(1);
  });

  test('FED-05 a bad variant is taken out, and the experiment waits for a person', async () => {
    const remote = await prepare('1', '2');
    await test3As(remote, 'bad-variant');
    expect(await rollBack(remote, '3')).toBe(true);
    expect(await servedOf(site(), remote)).toBe('2 < 1, bad-variant paused: A 10000 2, B 0 3');
    for (const input of [{ action: 'resume' }, { action: 'weight', variant: 'B', weight: 100 }, { action: 'end', variant: 'B' }] as const) {
      const response = await change(site(), { remote, ...input });
      expect([response.statusCode, response.json().code]).toEqual([409, 'ROLLOUT_UNCHANGED']);
    }
    const build = aRelease(remote, '4', { experiment: { name: 'bad-variant', variant: 'B', weight: 1000 } });
    expect((await publish(site(), build)).statusCode).toBe(200);
    expect((await change(site(), { remote, action: 'resume' })).statusCode).toBe(200);
    expect(await servedOf(site(), remote)).toBe('2 < 1, bad-variant: A 9000 2, B 1000 4');
  });

  test('FED-05 a bad A pauses the experiment, too', async () => {
    const remote = await prepare('1', '2');
    await test3As(remote, 'bad-a');
    expect(await rollBack(remote, '2')).toBe(true);
    expect(await servedOf(site(), remote)).toBe('1 < none, bad-a paused: A 8000 1, B 2000 3');
  });

  test('FED-05 a release that nobody gets, or that has no other to give way to, stays', async () => {
    const remote = await prepare('1');
    await publish(site(), aRelease(remote, '2', { promotion: 'candidate' }));
    const before = await readRegistry(site());
    expect(await Promise.all(['1', '2', 'unknown'].map((version) => rollBack(remote, version)))).toEqual([false, false, false]);
    expect(await rollBack('mf_nobody', '1')).toBe(false);
    expect(await readRegistry(site())).toEqual(before);
    expect((await placesOf(site(), remote))['1']).toBe('stable');
  });
});
