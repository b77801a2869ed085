import { describeSite } from '../../../test/support/test-site';
import { aRelease, change, placesOf, publish, publishAll, readRegistry, servedOf } from '../../../test/support/federation/control-plane';

type Changes = Parameters<typeof aRelease>[2];
let remotes = 0;
const newRemote = () => `mf_own${'abcdefghijklmnopqrstuvwxyz'[(remotes += 1)] ?? ''}`;

describeSite('Pages belong to remotes', (site) => {
  const withPages = (remote: string, version: string, patterns: readonly string[], changes: Changes = {}) => {
    const [page] = aRelease(remote, version).routes;
    if (!page) throw new Error('A release has a page.');
    return publish(site(), aRelease(remote, version, { routes: patterns.map((pattern) => ({ ...page, pattern })), ...changes }));
  };
  beforeAll(async () => {
    await withPages('mf_talents', '1', ['/talents', '/:slug']);
    await withPages('mf_jobs', '1', ['/jobs', '/jobs/:key']);
    await withPages('mf_landing', '1', ['/']);
    await withPages('mf_content', '1', ['/about-us']);
  });

  test.each([
    ['/', '/ is a page of mf_landing (/).'],
    ['/talents', '/talents is a page of mf_talents (/talents).'],
    ['/Jobs', '/Jobs is a page of mf_jobs (/jobs).'],
    ['/jobs/:id', '/jobs/:id is a page of mf_jobs (/jobs/:key).'],
    ['/jobs/featured', '/jobs/featured is a page of mf_jobs (/jobs/:key).'],
    ['/:name', '/:name is a page of mf_talents (/:slug).'],
  ])("SEC-64 mf_content's token publishes no release with %s, not even as a candidate", async (pattern, reason) => {
    const before = await readRegistry(site());
    for (const changes of [{}, { promotion: 'candidate' as const }]) {
      const response = await withPages('mf_content', '2', ['/about-us', pattern], changes);
      expect([response.statusCode, response.json().code]).toEqual([409, 'RELEASE_UNFIT']);
      expect(response.json().detail).toContain(reason);
    }
    expect(await readRegistry(site())).toEqual(before);
    expect(await placesOf(site(), 'mf_content')).toEqual({ 1: 'stable' });
  });

  test("SEC-64 it takes no person's profile either, and any other name is free", async () => {
    const [{ slug }] = await site().dataSource.query('SELECT slug FROM talent LIMIT 1');
    const response = await withPages('mf_content', '3', [`/${slug}`]);
    expect([response.statusCode, response.json().detail]).toEqual([409, expect.stringContaining('is the profile of somebody')]);
    expect((await withPages('mf_content', '3', ['/about-us', '/press'])).statusCode).toBe(200);
  });

  test('SEC-64 what was published before another remote had the page is not brought to visitors after it', async () => {
    const [first, second] = [newRemote(), newRemote()];
    await publishAll(site(), first, '1');
    expect((await withPages(first, '2', ['/wanted'], { promotion: 'candidate' })).statusCode).toBe(200);
    expect((await withPages(second, '1', ['/wanted'])).statusCode).toBe(200);
    const response = await change(site(), { remote: first, action: 'promote', version: '2' });
    expect(response.json().detail).toContain(`/wanted is a page of ${second}`);
    const test = { action: 'experiment', version: '2', experiment: 'wanted', variant: 'B', weight: 100 } as const;
    expect((await change(site(), { remote: first, ...test })).json().code).toBe('RELEASE_UNFIT');
    expect(await servedOf(site(), first)).toBe('1 < none');
  });

  test("SEC-64 a rollback brings no release back that has another remote's page by now, not even behind the stable one", async () => {
    const [first, second] = [newRemote(), newRemote()];
    await publishAll(site(), first, '0');
    expect((await withPages(first, '1', ['/given-up'])).statusCode).toBe(200);
    await publishAll(site(), first, '2', '3', '4');
    expect((await withPages(second, '1', ['/given-up'])).statusCode).toBe(200);
    const rollBack = () => change(site(), { remote: first, action: 'rollback' });
    await rollBack();
    expect(await servedOf(site(), first)).toBe('3 < 2');
    await rollBack();
    expect(await servedOf(site(), first)).toBe('2 < 0');
    await rollBack();
    expect(await servedOf(site(), first)).toBe('0 < none');
    expect((await rollBack()).json().code).toBe('ROLLOUT_UNCHANGED');
  });

  test.each(['/a*', '/*/b', '/a//b'])('SEC-64 %s is refused with 400: the router would not read it as it looks', async (pattern) => {
    const response = await withPages(newRemote(), '1', [pattern]);
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['routes']]);
  });

  test.each<[string, Changes]>([
    ['a base on a host that front doors do not take', atHost('https://wrong.example')],
    ['a head on another host', { routes: [{ ...pageOf(), head: 'https://evil.example/head' }] }],
    ['a first query on another host', { routes: [{ ...pageOf(), first_query: '//evil.example/x' }] }],
  ])('SEC-63 a release with %s is refused with 400, and the corrected one of the same version is published', async (_what, changes) => {
    const remote = newRemote();
    const response = await publish(site(), aRelease(remote, '1', changes));
    expect(response.statusCode).toBe(400);
    expect(response.json().fields.base).toContain('REMOTE_ORIGINS');
    expect((await publish(site(), aRelease(remote, '1'))).statusCode).toBe(200);
  });
});

function pageOf() {
  const [page] = aRelease('mf_any', '1').routes;
  if (!page) throw new Error('A release has a page.');
  return page;
}

function atHost(host: string): Changes {
  const { base, entry, exposes, files } = aRelease('mf_any', '1');
  const move = <T extends { url: string }>(asset: T) => ({ ...asset, url: host + asset.url });
  const moved = exposes.map(({ name, js, css }) => ({ name, js: js.map(move), css: css.map(move) }));
  return { base: host + base, entry: move(entry), exposes: moved, files: files.map(move) };
}
