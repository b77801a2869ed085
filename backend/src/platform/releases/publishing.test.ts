import { ENDPOINTS } from '@alltalent/shared/contracts';
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
  rolloutOf,
  send,
  servedOf,
  tokenOf,
} from '../../../test/support/federation/control-plane';

describeSites('Publishing a release', (site) => {
  test("FED-02 a remote publishes with its own token, and the registry's revision grows by one", async () => {
    const before = await readRegistry(site());
    const response = await publish(site(), aRelease('mf_first', '1.0.0'));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ revision: before.revision + 1 });
    expect(await rolloutOf(site(), 'mf_first')).toMatchObject({ stable: { version: '1.0.0', base: '/r/mf_first/1.0.0/' }, fallback: null });
  });

  test('FED-01 its server bundle is in the registry, and a release that has none stays valid beside it', async () => {
    const server = { url: '/r/mf_drawn/2/server/server.0123456789.cjs', integrity: INTEGRITY };
    await publishAll(site(), 'mf_drawn', '1');
    expect((await publish(site(), aRelease('mf_drawn', '2', { server }))).statusCode).toBe(200);
    const rollout = await rolloutOf(site(), 'mf_drawn');
    expect(rollout.stable.server).toEqual(server);
    expect(rollout.fallback).toMatchObject({ version: '1' });
    expect(rollout.fallback).not.toHaveProperty('server');
  });

  const entry = { menu: 'header', page: '/mf-menu', label: 'MENU', order: 15, icon: undefined, readers: undefined } as const;

  test('a release names its page in a menu of the frame, and the registry says so', async () => {
    expect((await publish(site(), aRelease('mf_menu', '1', { menu_entries: [entry] }))).statusCode).toBe(200);
    const { icon: _icon, readers: _readers, ...sent } = entry;
    expect((await rolloutOf(site(), 'mf_menu')).stable.menu_entries).toEqual([sent]);
  });

  test.each([
    ['a page of another remote', { page: '/mf-first' }, 'menu_entries'],
    ['a menu that does not exist', { menu: 'top' }, 'menu_entries[0].menu'],
    ['a label that the menu has no room for', { label: 'ALL THE MENUS' }, 'menu_entries'],
  ])('a menu entry is refused with 400: %s', async (_what, change, field) => {
    const response = await publish(site(), aRelease('mf_menu', '2', { menu_entries: [{ ...entry, ...change } as never] }));
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });

  test('a full menu takes no entry of another remote, neither when it is published nor when it is promoted', async () => {
    const [page] = aRelease('mf_full', '1').routes;
    if (!page) throw new Error('A release has a page.');
    const candidate = aRelease('mf_late', '1', { menu_entries: [{ ...entry, page: '/mf-late' }], promotion: 'candidate' });
    expect((await publish(site(), candidate)).statusCode).toBe(200);
    const routes = [1, 2, 3, 4].map((number) => ({ ...page, pattern: `/mf-full/${number}` }));
    const entries = routes.map(({ pattern }) => ({ ...entry, page: pattern }));
    expect((await publish(site(), aRelease('mf_full', '1', { routes, menu_entries: entries }))).statusCode).toBe(200);
    const refused = [
      await publish(site(), aRelease('mf_late', '2', { menu_entries: [{ ...entry, page: '/mf-late' }] })),
      await change(site(), { remote: 'mf_late', action: 'promote', version: '1' }),
    ];
    for (const response of refused) {
      expect([response.statusCode, response.json().code]).toEqual([409, 'RELEASE_UNFIT']);
      expect(response.json().detail).toContain('the menu header has room for 5 entries, and has 5 of other remotes: MENU (mf_full)');
    }
    expect((await publish(site(), aRelease('mf_late', '2'))).statusCode).toBe(200);
  });

  test("FED-02 it changes no byte of another remote's record", async () => {
    await publishAll(site(), 'mf_mine', '1');
    await publishAll(site(), 'mf_other', '1', '2');
    const bytesOf = async (remote: string) => JSON.stringify(await rolloutOf(site(), remote));
    const before = await bytesOf('mf_other');
    await publishAll(site(), 'mf_mine', '2', '3');
    expect(await servedOf(site(), 'mf_mine')).toBe('3 < 2');
    expect(await bytesOf('mf_other')).toBe(before);
  });

  test.each([
    ['the same release again', {}],
    ['other files under a known version', { files: [{ url: '/r/mf_fourth/1/other.js', integrity: INTEGRITY }] }],
    ['a release that would not fit anyway', { needs: [{ name: 'react', range: '^99.0.0' }] }],
  ])('FED-02 SEC-64 %s is refused with 409: a version is published once', async (_what, change) => {
    await publish(site(), aRelease('mf_fourth', '1'));
    const before = await readRegistry(site());
    const response = await publish(site(), aRelease('mf_fourth', '1', change));
    expect([response.statusCode, response.json().code]).toEqual([409, 'RELEASE_EXISTS']);
    expect(await readRegistry(site())).toEqual(before);
  });

  test('FED-02 of ten publishers at once one wins, and the revision grows by one', async () => {
    const before = await readRegistry(site());
    const responses = await Promise.all(Array.from({ length: 10 }, () => publish(site(), aRelease('mf_tenth', '1'))));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect((await readRegistry(site())).revision).toBe(before.revision + 1);
    expect(await auditOf(site(), 'mf_tenth')).toHaveLength(1);
  });

  test('a candidate is published and seen by nobody', async () => {
    await publishAll(site(), 'mf_candid', '1');
    const before = await readRegistry(site());
    expect((await publish(site(), aRelease('mf_candid', '2', { promotion: 'candidate' }))).json()).toEqual({ revision: before.revision });
    expect(await readRegistry(site())).toEqual(before);
    expect(await placesOf(site(), 'mf_candid')).toEqual({ 1: 'stable', 2: 'candidate' });
    const [entry] = await auditOf(site(), 'mf_candid');
    expect(entry).toMatchObject({ actor: 'token:mf_candid', action: 'publish', detail: '2 is published as a candidate.' });
  });

  test("SEC-64 another remote's token, a wrong one and none are refused, and store nothing", async () => {
    await publishAll(site(), 'mf_other', '7');
    const release = aRelease('mf_fifth', '1');
    for (const token of [tokenOf(site(), 'mf_other'), 'x', '']) expect((await publish(site(), release, token)).statusCode).toBe(403);
    expect((await send(site(), null, 'POST', ENDPOINTS.publishRelease.path, release)).statusCode).toBe(401);
    const rows = await site().dataSource.query("SELECT id FROM remote_release WHERE remote = 'mf_fifth'");
    expect(rows).toEqual([]);
  });

  test.each([
    ['a file of another host', { entry: { url: 'https://evil.example/a.js', integrity: INTEGRITY } }],
    ['a file above the base', { entry: { url: '/r/mf_sixth/1/../../evil.js', integrity: INTEGRITY } }],
    ['a file beside the base', { files: [{ url: '/r/mf_sixth/10/a.js', integrity: INTEGRITY }] }],
    ['a base that is a script', { base: 'javascript:', entry: { url: 'javascript:alert(1)', integrity: INTEGRITY } }],
    ['a base without a scheme', { base: '//evil.example/', entry: { url: '//evil.example/a.js', integrity: INTEGRITY } }],
    ['a server bundle of another host', { server: { url: 'https://evil.example/server.cjs', integrity: INTEGRITY } }],
    ['a server bundle beside the base', { server: { url: '/r/mf_sixth/10/server.cjs', integrity: INTEGRITY } }],
    ['a server bundle without a hash', { server: { url: '/r/mf_sixth/1/server.cjs' } }],
    ['a file without a hash', { entry: { url: '/r/mf_sixth/1/a.js' } }],
    ['no page code', { exposes: [] }],
    ['no list of files', { files: undefined }],
    ['an unknown promotion', { promotion: 'soon' }],
    ['a test of A', { experiment: { name: 'hero', variant: 'G', weight: 100 } }],
    ['more weight than there is', { experiment: { name: 'hero', variant: 'B', weight: 10_001 } }],
  ])('SEC-62 a release with %s is refused with 400', async (_what, change) => {
    const response = await publish(site(), { ...aRelease('mf_sixth', '1'), ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toBeDefined();
  });

  test.each([
    ['a library the site has not', { needs: [{ name: 'left-pad', range: '^1.0.0' }] }, 'left-pad'],
    ['a newer library', { needs: [{ name: 'react', range: '^20.0.0' }] }, 'react ^20.0.0'],
    ['nothing at all', { needs: [] }, 'does not say what it needs'],
    ['other contracts', { needs: [{ name: '@alltalent/shared/contracts', range: '^0.2.0' }] }, 'contracts'],
    ['an entry that is no file of it', { entry: { url: '/r/mf_seventh/1/b.js', integrity: INTEGRITY } }, '/r/mf_seventh/1/b.js'],
    [
      'an entry with another hash',
      { entry: { url: '/r/mf_seventh/1/remoteEntry.js', integrity: `sha384-${'B'.repeat(64)}` } },
      'remoteEntry.js',
    ],
    ['a call that is not deployed yet', { calls: ['GET /api/jobs', 'GET /api/not-yet'] }, 'it calls GET /api/not-yet, which this backend'],
    ['no routes', { exposes: [{ name: 'panel', js: [], css: [] }] }, 'routes'],
  ])('FED-03 a release that expects %s is refused with 409, which says so', async (_what, change, named) => {
    const response = await publish(site(), aRelease('mf_seventh', '1', change));
    expect([response.statusCode, response.json().code]).toEqual([409, 'RELEASE_UNFIT']);
    expect(response.json().detail).toContain(named);
  });

  test.each([
    ['an older contract, of whose calls all are still offered', ['GET /api/jobs']],
    ['a contract without any call of its own', []],
    ['a contract from before releases named their calls', undefined],
  ])('FED-03 a release that was built against %s is accepted', async (_what, calls) => {
    const version = `eighth-${String(calls?.length)}`;
    expect((await publish(site(), aRelease('mf_eighth', version, { calls }))).statusCode).toBe(200);
    expect((await rolloutOf(site(), 'mf_eighth')).stable.version).toBe(version);
  });
});
