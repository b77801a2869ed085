import { ENDPOINTS, type PlatformStatusResponse } from '@alltalent/shared/contracts';
import { aRelease, auditOf, change, publish, publishAll, send, servedOf, tokenOf } from '../../../test/support/federation/control-plane';
import { describeSites } from '../../../test/support/test-site';
import { RolloutsService } from './rollouts.service';

let remotes = 0;

describeSites('A start of the site', (site) => {
  const newRemote = () => `mf_start${'abcdefghijklmnopqrstuvwxyz'[(remotes += 1)] ?? ''}`;
  const start = async (remote: string, version: string) =>
    (await publish(site(), aRelease(remote, version, { promotion: 'start' }))).statusCode;
  const chosenBy = async (remote: string) => {
    const response = await send(site(), tokenOf(site(), remote), 'GET', ENDPOINTS.platformStatus.path);
    return response.json<PlatformStatusResponse>().remotes.find((one) => one.remote === remote)?.chosen_by;
  };

  test('FED-02 shows what it was built from, time after time, where nobody chose a release', async () => {
    const remote = newRemote();
    for (const version of ['1', '1', '2', '3', '2']) expect(await start(remote, version)).toBe(200);
    expect(await servedOf(site(), remote)).toBe('2 < 3');
    expect(await chosenBy(remote)).toBeNull();
    expect((await auditOf(site(), remote)).map(({ action }) => action)).toEqual(['promote', 'publish', 'publish', 'publish']);
  });

  test.each(['promote', 'rollback'] as const)('FED-05 leaves a release that somebody chose: %s', async (action) => {
    const remote = newRemote();
    for (const version of ['1', '2']) await start(remote, version);
    await change(site(), { remote, action, ...(action === 'promote' ? { version: '1' } : {}) });
    expect(await start(remote, '3')).toBe(200);
    expect(await start(remote, '3')).toBe(200);
    expect(await servedOf(site(), remote)).toMatch(/^1 </u);
    expect(await chosenBy(remote)).toBe(`token:${remote}`);
    expect((await auditOf(site(), remote))[0]?.detail).toBe(`3 is published; 1 stays, which token:${remote} chose.`);
  });

  test('FED-05 leaves a release that its squad published by command', async () => {
    const remote = newRemote();
    await publishAll(site(), remote, '1');
    await start(remote, '2');
    expect(await servedOf(site(), remote)).toBe('1 < none');
  });

  test('FED-04 leaves the stable release of an experiment alone', async () => {
    const remote = newRemote();
    for (const version of ['1', '2']) await start(remote, version);
    await change(site(), { remote, action: 'experiment', version: '1', experiment: `exp-${remote.slice(3)}`, variant: 'B', weight: 100 });
    await start(remote, '3');
    expect(await servedOf(site(), remote)).toContain('A 9900 2, B 100 1');
  });

  test('FED-05 shows its own again once the choice is given back, which changes nothing before', async () => {
    const remote = newRemote();
    await publishAll(site(), remote, '1');
    await start(remote, '2');
    const before = (await change(site(), { remote, action: 'follow' })).json();
    expect(await servedOf(site(), remote)).toBe('1 < none');
    const again = await change(site(), { remote, action: 'follow' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'ROLLOUT_UNCHANGED']);
    await start(remote, '2');
    expect(await servedOf(site(), remote)).toBe('2 < 1');
    expect(before).toHaveProperty('revision');
  });

  test('FED-05 does not bring back what went by itself, and replaces what took its place', async () => {
    const remote = newRemote();
    for (const version of ['1', '2']) await start(remote, version);
    await site().app.get(RolloutsService).rollBackByItself(remote, '2', 'it failed');
    await start(remote, '2');
    expect(await servedOf(site(), remote)).toBe('1 < none');
    await start(remote, '3');
    expect(await servedOf(site(), remote)).toBe('3 < 1');
  });
});
