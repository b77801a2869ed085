import { type AuditEntry, ENDPOINTS, type PlatformStatusResponse } from '@alltalent/shared/contracts';
import { openOffice } from '../../../test/support/office/open-office';
import { describeSites } from '../../../test/support/test-site';
import { ReleaseHealth } from './release-health';
import {
  aRelease,
  auditOf,
  publish,
  publishAll,
  readRegistry,
  send,
  servedOf,
  tokenOf,
} from '../../../test/support/federation/control-plane';

const ROLLOUTS = ENDPOINTS.changeRollout.path;
const STATUS = ENDPOINTS.platformStatus.path;
const AUDIT = ENDPOINTS.platformAudit.path;
describeSites('Who runs the platform', (site) => {
  beforeAll(async () => {
    await publishAll(site(), 'mf_mine', '1', '2');
    await publishAll(site(), 'mf_yours', '1', '2');
    await publish(site(), aRelease('mf_yours', '3', { experiment: { name: 'yours', variant: 'B', weight: 1000 } }));
  });

  test.each(['promote', 'experiment', 'weight', 'rollback', 'pause', 'resume', 'end'])(
    'SEC-64 the token of one remote does not %s another, and nothing is written',
    async (action) => {
      const input = { remote: 'mf_yours', action, version: '1', experiment: 'mine', variant: 'B', weight: 5 };
      const before = [await readRegistry(site()), await auditOf(site(), 'mf_yours')];
      const response = await send(site(), tokenOf(site(), 'mf_mine'), 'POST', ROLLOUTS, input);
      expect([response.statusCode, response.json().code]).toEqual([403, 'FORBIDDEN']);
      expect([await readRegistry(site()), await auditOf(site(), 'mf_yours')]).toEqual(before);
    },
  );

  test('SEC-64 it does not publish for it either', async () => {
    const before = await readRegistry(site());
    expect((await publish(site(), aRelease('mf_yours', '4'), tokenOf(site(), 'mf_mine'))).statusCode).toBe(403);
    expect(await readRegistry(site())).toEqual(before);
  });

  test.each([
    ['a token of no remote', '0'.repeat(64)],
    ['an empty one', ''],
    ['one for something else', 'x'],
  ])('SEC-64 %s opens nothing', async (_what, token) => {
    for (const url of [STATUS, AUDIT]) expect((await send(site(), token, 'GET', url)).statusCode).toBe(403);
    const response = await send(site(), token, 'POST', ROLLOUTS, { remote: 'mf_mine', action: 'rollback' });
    expect(response.statusCode).toBe(403);
  });

  test('SEC-64 staff change every remote, with the XSRF token of their session, and by name', async () => {
    const staff = await openOffice(site());
    const input = { remote: 'mf_mine', action: 'promote', version: '1', reason: 'asked by sales' };
    expect((await staff.post(ROLLOUTS, input, { 'x-xsrf-token': '' })).statusCode).toBe(403);
    expect(await servedOf(site(), 'mf_mine')).toBe('2 < 1');
    expect((await staff.post(ROLLOUTS, input)).statusCode).toBe(200);
    expect(await servedOf(site(), 'mf_mine')).toBe('1 < 2');
    const [entry] = await auditOf(site(), 'mf_mine');
    expect(entry).toMatchObject({ action: 'promote', actor: expect.stringMatching(/^staff:u_/u) });
    expect(entry?.detail).toContain('asked by sales');
  });

  test('a token that comes with the session of staff acts as the token alone', async () => {
    const staff = await openOffice(site());
    const input = { remote: 'mf_yours', action: 'pause' };
    const response = await staff.post(ROLLOUTS, input, { authorization: `Bearer ${tokenOf(site(), 'mf_mine')}`, 'x-xsrf-token': '' });
    expect(response.statusCode).toBe(403);
  });

  test('the status tells places, weights and health of the releases, those in use first', async () => {
    site()
      .app.get(ReleaseHealth)
      .bind((releases) =>
        Promise.resolve(
          releases.map(({ version }) => ({ loads: Number(version), failures: 0, draw_failures: 0, failure_rate_from: null })),
        ),
      );
    const status = (await send(site(), tokenOf(site(), 'mf_mine'), 'GET', STATUS)).json<PlatformStatusResponse>();
    expect(status.revision).toBe((await readRegistry(site())).revision);
    const yours = status.remotes.find(({ remote }) => remote === 'mf_yours');
    expect(yours?.experiment).toEqual({ name: 'yours', state: 'running' });
    expect(yours?.releases.map(({ version, place, weight, health }) => [version, place, weight, health.loads])).toEqual([
      ['2', 'A', 9000, 2],
      ['3', 'B', 1000, 3],
      ['1', 'fallback', 0, 1],
    ]);
  });

  test('the audit log comes in pages of fifty, the newest first, of all remotes or of one', async () => {
    await publishAll(site(), 'mf_busy', '1');
    const rows = Array.from({ length: 59 }, () => "(1, 'platform', 'override', 'mf_busy', 'Once more.')").join();
    await site().dataSource.query(`INSERT INTO platform_audit (happened_at, actor, action, remote, detail) VALUES ${rows}`);
    const read = async (query: string) =>
      (await send(site(), tokenOf(site(), 'mf_busy'), 'GET', `${AUDIT}${query}`)).json<{ entries: AuditEntry[] }>().entries;
    const first = await read('?remote=mf_busy');
    const second = await read(`?remote=mf_busy&before=${first.at(-1)?.id}`);
    expect([first.length, second.length]).toEqual([50, 10]);
    const ids = [...first, ...second].map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(new Set((await read('')).map(({ remote }) => remote))).toEqual(new Set(['mf_busy']));
    expect(new Set((await read('?remote=mf_yours')).map(({ remote }) => remote))).toEqual(new Set(['mf_yours']));
    expect((await send(site(), tokenOf(site(), 'mf_busy'), 'GET', `${AUDIT}?before=x`)).statusCode).toBe(400);
  });
});
