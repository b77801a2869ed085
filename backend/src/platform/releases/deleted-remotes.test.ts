import { DELETED_KEPT_DAYS, ENDPOINTS, type PlatformStatusResponse, type RemoteStatus } from '@alltalent/shared/contracts';
import { openOffice } from '../../../test/support/office/open-office';
import { describeSites } from '../../../test/support/test-site';
import {
  aRelease,
  auditOf,
  change,
  INTEGRITY,
  placesOf,
  publish,
  publishAll,
  readRegistry,
  send,
  servedOf,
  tokenOf,
} from '../../../test/support/federation/control-plane';
import { RolloutsService } from './rollouts.service';

const DAY_MS = 24 * 3600 * 1000;

describeSites('A remote that is deleted', (site) => {
  const remove = (remote: string) => change(site(), { remote, action: 'delete', confirmation: remote, reason: 'Nobody uses it' });
  const restore = (remote: string) => change(site(), { remote, action: 'restore' });
  const isServed = async (remote: string) => (await readRegistry(site())).rollouts.some((rollout) => rollout.remote === remote);
  const statusOf = async (remote: string): Promise<RemoteStatus | undefined> => {
    const answer = await send(site(), tokenOf(site(), remote), 'GET', ENDPOINTS.platformStatus.path);
    return answer.json<PlatformStatusResponse>().remotes.find((one) => one.remote === remote);
  };
  const page = (pattern: string) => ({ ...aRelease('mf_x', '1').routes[0], pattern }) as ReturnType<typeof aRelease>['routes'][number];

  test('leaves the registry, which names its pages as gone; the releases of others stay, and restore undoes it', async () => {
    await publishAll(site(), 'mf_gone', '1', '2');
    await publishAll(site(), 'mf_stays', '1');
    const { revision } = await readRegistry(site());
    expect((await remove('mf_gone')).json()).toEqual({ revision: revision + 1 });
    const { rollouts, deleted } = await readRegistry(site());
    expect(rollouts.map(({ remote }) => remote)).toEqual(['mf_stays']);
    expect(deleted).toEqual([{ remote: 'mf_gone', routes: [{ pattern: '/mf-gone' }] }]);
    const status = await statusOf('mf_gone');
    const at = site().clock.now();
    expect(status?.deleted).toEqual({ at, by: 'token:mf_gone', restorable_until: at + DELETED_KEPT_DAYS * DAY_MS });
    expect(await placesOf(site(), 'mf_gone')).toEqual({ '1': 'former', '2': 'former' });
    expect((await auditOf(site(), 'mf_gone'))[0]).toMatchObject({ action: 'delete', detail: expect.stringContaining('Nobody uses it') });
    expect((await restore('mf_gone')).statusCode).toBe(200);
    expect([await servedOf(site(), 'mf_gone'), (await readRegistry(site())).deleted]).toEqual(['2 < 1', []]);
    expect((await statusOf('mf_gone'))?.deleted).toBeNull();
    expect((await restore('mf_gone')).json()).toMatchObject({ code: 'ROLLOUT_UNCHANGED' });
  });

  test('ends its test and its promotions: nothing but restore changes it, and no start of the site brings it back', async () => {
    await publishAll(site(), 'mf_tested', '1', '2');
    await change(site(), { remote: 'mf_tested', action: 'experiment', version: '1', experiment: 'words', variant: 'B', weight: 1000 });
    await remove('mf_tested');
    expect((await auditOf(site(), 'mf_tested'))[0]?.detail).toContain('Its test words is over');
    const refused = [
      await change(site(), { remote: 'mf_tested', action: 'promote', version: '1' }),
      await change(site(), { remote: 'mf_tested', action: 'rollback' }),
      await change(site(), { remote: 'mf_tested', action: 'resume' }),
      await remove('mf_tested'),
      await publish(site(), aRelease('mf_tested', '3')),
      await publish(site(), aRelease('mf_tested', '3', { promotion: 'candidate' })),
      await send(site(), tokenOf(site(), 'mf_tested'), 'POST', ENDPOINTS.makePreview.path, { remote: 'mf_tested', hours: 1 }),
    ];
    expect(refused.map((answer) => answer.json().code)).toEqual(refused.map(() => 'REMOTE_DELETED'));
    expect(refused[0]?.json().detail).toContain('npm run platform -- restore mf-tested');
    expect((await publish(site(), aRelease('mf_tested', '3', { promotion: 'start' }))).statusCode).toBe(200);
    expect(await site().app.get(RolloutsService).rollBackByItself('mf_tested', '2', 'It fails')).toBe(false);
    expect(await isServed('mf_tested')).toBe(false);
    await restore('mf_tested');
    expect(await servedOf(site(), 'mf_tested')).toBe('2 < 1');
  });

  test('is refused without its name, without a reason, and for what is no part of the site', async () => {
    await publishAll(site(), 'mf_named', '1');
    for (const [input, field] of [
      [{ reason: 'Old' }, 'confirmation'],
      [{ reason: 'Old', confirmation: 'mf_other' }, 'confirmation'],
      [{ reason: ' ', confirmation: 'mf_named' }, 'reason'],
    ] as const) {
      const answer = await change(site(), { remote: 'mf_named', action: 'delete', ...input });
      expect([answer.statusCode, Object.keys(answer.json().fields as object)]).toEqual([400, [field]]);
    }
    expect((await change(site(), { remote: 'mf_never', action: 'delete' })).statusCode).toBe(403);
    expect(await isServed('mf_named')).toBe(true);
  });

  test.each([
    ['the join panel', 'mf_joins', { exposes: [{ name: 'join-panel', js: [], css: [] }] }, 'log in'],
    ['the home page', 'mf_home', { pattern: '/' }, 'home page'],
    ['the frame of the office', 'mf_frame', { exposes: [{ name: 'office-frame', js: [], css: [] }] }, 'frame of the office'],
    ['the pages of releases', 'mf_plane', { pattern: '/platform' }, 'delete and restore'],
  ])('is refused where it has %s, with a sentence that says why', async (_what, remote, has, words) => {
    const routes = 'pattern' in has && has.pattern ? { routes: [page(has.pattern)] } : {};
    const release = aRelease(remote, '1', routes);
    const exposes = 'exposes' in has && has.exposes ? { exposes: [...release.exposes, ...has.exposes] } : {};
    expect((await publish(site(), { ...release, ...exposes })).statusCode).toBe(200);
    const answer = await remove(remote);
    expect([answer.statusCode, answer.json().code, answer.json().detail]).toEqual([409, 'REMOTE_NEEDED', expect.stringContaining(words)]);
    expect(await isServed(remote)).toBe(true);
  });

  test('names the call that knows its pages only where a pattern has a parameter: a fixed page was there', async () => {
    const head = (pattern: string) => ({ ...page(pattern), head: '/api/site-content/heads/x' });
    await publish(site(), aRelease('mf_heads', '1', { routes: [head('/fixed-page'), head('/fixed-page/:name')] }));
    await remove('mf_heads');
    const gone = (await readRegistry(site())).deleted?.find(({ remote }) => remote === 'mf_heads');
    expect(gone?.routes).toEqual([{ pattern: '/fixed-page' }, { pattern: '/fixed-page/:name', exists: '/api/site-content/heads/x' }]);
  });

  test('is not restored while another remote has one of its pages, and cannot be by the token of another', async () => {
    await publish(site(), aRelease('mf_was', '1', { routes: [page('/shared-page')] }));
    await remove('mf_was');
    await publish(site(), aRelease('mf_now', '1', { routes: [page('/shared-page')] }));
    expect((await restore('mf_was')).json()).toMatchObject({ code: 'RELEASE_UNFIT', detail: expect.stringContaining('mf_now') });
    const foreign = await send(site(), tokenOf(site(), 'mf_now'), 'POST', ENDPOINTS.changeRollout.path, {
      remote: 'mf_was',
      action: 'restore',
    });
    expect(foreign.statusCode).toBe(403);
  });

  test('SEC-64 staff delete it after their second step, with the XSRF token of their session, and by name', async () => {
    await publishAll(site(), 'mf_office', '1');
    const staff = await openOffice(site());
    const input = { remote: 'mf_office', action: 'delete', confirmation: 'mf_office', reason: 'Asked by its squad' };
    expect((await staff.post(ENDPOINTS.changeRollout.path, input, { 'x-xsrf-token': '' })).statusCode).toBe(403);
    expect((await staff.post(ENDPOINTS.changeRollout.path, input)).statusCode).toBe(200);
    expect((await statusOf('mf_office'))?.deleted?.by).toMatch(/^staff:u_/u);
    expect((await statusOf('mf_office'))?.squad).toMatchObject({
      name: 'office',
      calls: expect.arrayContaining([expect.stringMatching(/^GET \/api\/office\//u)]),
    });
  });

  test('lists no page of it in the sitemap', async () => {
    const paths = async () => (await (await site().browse()).get('/sitemaps/pages.xml')).body;
    await publish(
      site(),
      aRelease('mf_words', '1', {
        routes: [page('/about-us'), page('/faqs')],
        entry: { url: '/r/mf_words/1/remoteEntry.js', integrity: INTEGRITY },
      }),
    );
    expect(await paths()).toContain('/about-us<');
    await remove('mf_words');
    site().clock.pass(31);
    const without = await paths();
    expect([without.includes('/about-us<'), without.includes('/faqs<'), without.includes('/talents<')]).toEqual([false, false, true]);
    await restore('mf_words');
    site().clock.pass(31);
    expect(await paths()).toContain('/about-us<');
  });
});
