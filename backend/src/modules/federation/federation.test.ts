import { createHmac, createPublicKey, verify } from 'node:crypto';
import { ENDPOINTS, type Registry, type Release, type SignedRegistry } from '@alltalent/shared/contracts';
import { describeSites, type TestSite } from '../../testing/test-site';

const PUBLISH = ENDPOINTS.publishRelease.path;
const REGISTRY = ENDPOINTS.registry.path;
const INTEGRITY = `sha384-${'A'.repeat(64)}`;

function aRelease(remote: string, version: string, change: Partial<Release> = {}): Release {
  const base = `/r/${remote}/${version}/`;
  const file = (name: string) => ({ url: `${base}${name}`, integrity: INTEGRITY });
  return {
    remote,
    version,
    base,
    entry: file('remoteEntry.js'),
    exposes: [{ name: './routes', js: [file('routes.js')], css: [file('routes.css')] }],
    routes: [
      {
        id: 'x',
        pattern: '/x',
        title: 'X',
        description: 'A page',
        footer: true,
        header: 'solid',
        scheme: 'auto',
        first_query: undefined,
        exists: undefined,
      },
    ],
    ...change,
  };
}

const tokenOf = (site: TestSite, remote: string) => createHmac('sha256', site.config.secretKey).update(`publish:${remote}`).digest('hex');

async function publish(site: TestSite, release: object, token: string) {
  return site.app.inject({
    method: 'POST',
    url: PUBLISH,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    payload: JSON.stringify(release),
  });
}

async function publishOwn(site: TestSite, release: Release) {
  return publish(site, release, tokenOf(site, release.remote));
}

async function readRegistry(site: TestSite): Promise<Registry> {
  const answer = await site.app.inject({ method: 'GET', url: REGISTRY });
  return JSON.parse(answer.json<SignedRegistry>().payload);
}

describeSites('Publishing a release', (site) => {
  test("a remote publishes with its own token, and the registry's revision grows", async () => {
    const before = await readRegistry(site());
    const answer = await publishOwn(site(), aRelease('mf_first', '1.0.0'));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ revision: before.revision + 1 });
    const { remotes } = await readRegistry(site());
    expect(remotes.find(({ remote }) => remote === 'mf_first')).toMatchObject({
      version: '1.0.0',
      fallback: null,
      base: '/r/mf_first/1.0.0/',
    });
  });

  test('the release before it becomes the fallback; publishing it again goes back to it', async () => {
    await publishOwn(site(), aRelease('mf_second', '1'));
    await publishOwn(site(), aRelease('mf_second', '2'));
    const recordOf = async () => (await readRegistry(site())).remotes.find(({ remote }) => remote === 'mf_second');
    expect(await recordOf()).toMatchObject({ version: '2', fallback: { version: '1' } });
    await publishOwn(site(), aRelease('mf_second', '1'));
    expect(await recordOf()).toMatchObject({ version: '1', fallback: { version: '2' } });
  });

  test('the same release again changes nothing, whatever the order of its keys', async () => {
    const release = aRelease('mf_third', '1');
    const first = await publishOwn(site(), release);
    const turned = Object.fromEntries(Object.entries(release).reverse()) as Release;
    const again = await publishOwn(site(), turned);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
  });

  test('SEC-64 another content under a known version is refused with 409', async () => {
    await publishOwn(site(), aRelease('mf_fourth', '1'));
    const changed = aRelease('mf_fourth', '1', { entry: { url: '/r/mf_fourth/1/other.js', integrity: INTEGRITY } });
    const answer = await publishOwn(site(), changed);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('RELEASE_EXISTS');
  });

  test("SEC-64 another remote's token, a wrong one and none are refused", async () => {
    const release = aRelease('mf_fifth', '1');
    for (const token of [tokenOf(site(), 'mf_other'), 'x', '']) expect((await publish(site(), release, token)).statusCode).toBe(403);
    const headers = { 'content-type': 'application/json' };
    expect((await site().app.inject({ method: 'POST', url: PUBLISH, headers, payload: JSON.stringify(release) })).statusCode).toBe(401);
  });

  test.each([
    ['a file of another host', { entry: { url: 'https://evil.example/a.js', integrity: INTEGRITY } }],
    ['a file above the base', { entry: { url: '/r/mf_sixth/1/../../evil.js', integrity: INTEGRITY } }],
    ['a file beside the base', { entry: { url: '/r/mf_sixth/10/a.js', integrity: INTEGRITY } }],
    ['a base that is a script', { base: 'javascript:', entry: { url: 'javascript:alert(1)', integrity: INTEGRITY } }],
    ['a base without a scheme', { base: '//evil.example/', entry: { url: '//evil.example/a.js', integrity: INTEGRITY } }],
    ['a file without a hash', { entry: { url: '/r/mf_sixth/1/a.js' } }],
    ['no page code', { exposes: [] }],
  ])('a release with %s is refused with 400', async (_what, change) => {
    const answer = await publish(site(), { ...aRelease('mf_sixth', '1'), ...change }, tokenOf(site(), 'mf_sixth'));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toBeDefined();
  });

  test('ten publishers at once leave one release and one more revision', async () => {
    const before = await readRegistry(site());
    const answers = await Promise.all(Array.from({ length: 10 }, () => publishOwn(site(), aRelease('mf_tenth', '1'))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect((await readRegistry(site())).revision).toBe(before.revision + 1);
  });
});

describeSites('Registry', (site) => {
  test('the payload is signed with Ed25519, and a changed byte is found out', async () => {
    await publishOwn(site(), aRelease('mf_signed', '1'));
    const signed = (await site().app.inject({ method: 'GET', url: REGISTRY })).json<SignedRegistry>();
    const key = createPublicKey({ key: Buffer.from(signed.public_key, 'base64'), format: 'der', type: 'spki' });
    const isSigned = (text: string) => verify(null, Buffer.from(text), key, Buffer.from(signed.signature, 'base64'));
    expect(isSigned(signed.payload)).toBe(true);
    expect(isSigned(signed.payload.replace('mf_signed', 'mf_evil'))).toBe(false);
  });

  test('it is answered 304 until something changes', async () => {
    const first = await site().app.inject({ method: 'GET', url: REGISTRY });
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/u);
    const same = await site().app.inject({ method: 'GET', url: REGISTRY, headers: { 'if-none-match': etag } });
    expect(same.statusCode).toBe(304);
    expect(same.body).toBe('');
    await publishOwn(site(), aRelease('mf_etag', '1'));
    expect((await site().app.inject({ method: 'GET', url: REGISTRY, headers: { 'if-none-match': etag } })).statusCode).toBe(200);
  });
});
