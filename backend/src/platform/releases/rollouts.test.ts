import type { ChangeRollout } from '@alltalent/shared/contracts';
import { describeSites } from '../../../test/support/test-site';
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

const REMOTE = 'mf_shown';
let versions = 0;

describeSites('Rollouts', (site) => {
  /** Three new releases; the last one is stable. */
  async function prepare(): Promise<readonly [string, string, string]> {
    versions += 3;
    const names = [`v${versions - 2}`, `v${versions - 1}`, `v${versions}`] as const;
    await publishAll(site(), REMOTE, ...names);
    return names;
  }
  const changeRollout = (input: Partial<ChangeRollout>) => change(site(), { remote: REMOTE, ...input });

  test('FED-05 promote: the next registry has the release, and the one before it as the fallback', async () => {
    const [first, , third] = await prepare();
    const before = (await readRegistry(site())).revision;
    const response = await changeRollout({ action: 'promote', version: first, reason: 'the new one is slow' });
    expect([response.statusCode, response.json()]).toEqual([200, { revision: before + 1 }]);
    expect(await servedOf(site(), REMOTE)).toBe(`${first} < ${third}`);
    const [entry] = await auditOf(site(), REMOTE);
    expect(entry).toMatchObject({ actor: `token:${REMOTE}`, action: 'promote', at: site().clock.now() });
    expect(entry?.detail).toBe(`${first} is stable, ${third} the fallback. Reason: the new one is slow`);
  });

  test('FED-05 rollback: the fallback is served, the release is withdrawn, and the next rollback goes further back', async () => {
    const [first, second, third] = await prepare();
    const before = (await readRegistry(site())).revision;
    expect((await changeRollout({ action: 'rollback' })).json()).toEqual({ revision: before + 1 });
    expect(await servedOf(site(), REMOTE)).toBe(`${second} < ${first}`);
    expect((await placesOf(site(), REMOTE))[third]).toBe('withdrawn');
    await changeRollout({ action: 'rollback' });
    expect(await servedOf(site(), REMOTE)).toMatch(new RegExp(`^${first} < `, 'u'));
  });

  test('FED-05 a withdrawn release comes back when somebody insists, and never by the way', async () => {
    const [, second, third] = await prepare();
    await changeRollout({ action: 'rollback' });
    const refused = await changeRollout({ action: 'promote', version: third });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'ROLLOUT_UNCHANGED']);
    expect(refused.json().detail).toContain('rolled back');
    expect((await publish(site(), aRelease(REMOTE, third))).json().code).toBe('RELEASE_EXISTS');
    expect(await servedOf(site(), REMOTE)).toMatch(new RegExp(`^${second} <`, 'u'));
    expect((await changeRollout({ action: 'promote', version: third, even_withdrawn: true })).statusCode).toBe(200);
    expect(await servedOf(site(), REMOTE)).toBe(`${third} < ${second}`);
  });

  test('FED-05 a first release has nothing to go back to, and stays', async () => {
    await publishAll(site(), 'mf_lonely', '1');
    const response = await change(site(), { remote: 'mf_lonely', action: 'rollback' });
    expect([response.statusCode, response.json().code]).toEqual([409, 'ROLLOUT_UNCHANGED']);
    expect(response.json().detail).toBe('mf_lonely has no release to go back to: publish a better one.');
    expect(await servedOf(site(), 'mf_lonely')).toBe('1 < none');
  });

  test.each<[string, Partial<ChangeRollout>, string]>([
    ['promote without a version', { action: 'promote' }, 'version'],
    ['promote of an unknown version', { action: 'promote', version: 'nope' }, 'version'],
    ['an experiment without a name', { action: 'experiment', version: 'v1', variant: 'B', weight: 1 }, 'experiment'],
    ['an experiment without a variant', { action: 'experiment', version: 'v1', experiment: 'hero', weight: 1 }, 'variant'],
    ['an experiment without a weight', { action: 'experiment', version: 'v1', experiment: 'hero', variant: 'B' }, 'weight'],
    ['an experiment with a bad name', { action: 'experiment', experiment: 'Hero Test' }, 'experiment'],
    ['half a part of weight', { action: 'weight', variant: 'B', weight: 0.5 }, 'weight'],
    ['no action', {}, 'action'],
  ])('FED-05 %s is refused with 400 in the field', async (_what, input, field) => {
    await prepare();
    const response = await changeRollout(input);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toContain(field);
  });

  test.each(['weight', 'pause', 'resume', 'end'] as const)('FED-05 %s without an experiment is refused with 409', async (action) => {
    await prepare();
    const response = await changeRollout({ action, variant: 'B', weight: 100 });
    expect([response.statusCode, response.json().detail]).toEqual([409, `${REMOTE} has no running experiment.`]);
  });

  test('FED-05 what is stable already is told so', async () => {
    const [, , third] = await prepare();
    const response = await changeRollout({ action: 'promote', version: third });
    expect([response.statusCode, response.json().detail]).toEqual([409, `${REMOTE} ${third} is stable already.`]);
  });

  test('FED-05 two rollbacks at once go back one release each, one after the other', async () => {
    const [first, second, third] = await prepare();
    const before = (await readRegistry(site())).revision;
    const responses = await Promise.all([changeRollout({ action: 'rollback' }), changeRollout({ action: 'rollback' })]);
    expect(responses.map((response) => response.json().revision).sort()).toEqual([before + 1, before + 2]);
    expect(await placesOf(site(), REMOTE)).toMatchObject({ [first]: 'stable', [second]: 'withdrawn', [third]: 'withdrawn' });
  });
});
