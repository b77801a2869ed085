import { createPublicKey, verify } from 'node:crypto';
import {
  ENDPOINTS,
  type MakePreview,
  type PreviewLink,
  type PreviewLinkResponse,
  previewLinkResponseSchema,
  type SignedText,
  signedMessage,
} from '@alltalent/shared/contracts';
import {
  aRelease,
  auditOf,
  change,
  publish,
  publishAll,
  readRegistry,
  send,
  tokenOf,
} from '../../../test/support/federation/control-plane';
import { openOffice } from '../../../test/support/office/open-office';
import { describeSite, describeSites, openSite, type TestSite } from '../../../test/support/test-site';

const PREVIEWS = ENDPOINTS.makePreview.path;
const HOUR_MS = 3600 * 1000;

const ask = (site: TestSite, input: Partial<MakePreview>, token = tokenOf(site, String(input.remote))) =>
  send(site, token, 'POST', PREVIEWS, input);

function read({ address }: PreviewLinkResponse): { signed: SignedText; link: PreviewLink } {
  const token = new URL(address).searchParams.get('token') ?? '';
  const signed = JSON.parse(Buffer.from(token, 'base64url').toString()) as SignedText;
  return { signed, link: JSON.parse(signed.payload) as PreviewLink };
}

function isSigned({ payload, public_key: own, signature }: SignedText): boolean {
  const key = createPublicKey({ key: Buffer.from(own, 'base64'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(signedMessage('preview', payload)), key, Buffer.from(signature, 'base64'));
}

describeSites('Preview links', (site) => {
  test('a squad gets a signed link of its candidate with its own token; visitors get what they got, and the log says who', async () => {
    await publishAll(site(), 'mf_pa', '1');
    await publish(site(), aRelease('mf_pa', '2', { promotion: 'candidate' }));
    const before = await readRegistry(site());
    const response = await ask(site(), { remote: 'mf_pa' });
    expect(response.statusCode).toBe(200);
    const answer = await previewLinkResponseSchema.noUnknown().strict().validate(response.json());
    const { signed, link } = read(answer);
    const now = site().clock.now();
    expect(link).toEqual({ remote: 'mf_pa', version: '2', path: '/mf-pa', made_at: now, expires_at: now + 24 * HOUR_MS });
    expect(answer).toMatchObject({ version: '2', path: '/mf-pa', expires_at: link.expires_at });
    expect(answer.address).toMatch(`${site().config.publicUrl}/_preview?token=`);
    expect(isSigned(signed)).toBe(true);
    expect(await readRegistry(site())).toEqual(before);
    const [entry] = await auditOf(site(), 'mf_pa');
    const until = new Date(link.expires_at).toISOString();
    expect(entry).toMatchObject({
      action: 'preview',
      actor: 'token:mf_pa',
      detail: `A link shows 2 at /mf-pa in any browser until ${until}.`,
    });
  });

  test('staff get links of any remote, with the version, hours and page they ask for', async () => {
    await publishAll(site(), 'mf_pb', '1', '2');
    const staff = await openOffice(site());
    const response = await staff.post(PREVIEWS, { remote: 'mf_pb', version: '1', hours: 168, path: '/mf-pb?city=Pune' });
    expect(response.statusCode).toBe(200);
    const { link } = read(response.json());
    expect(link).toMatchObject({ version: '1', path: '/mf-pb?city=Pune', expires_at: site().clock.now() + 168 * HOUR_MS });
    expect((await auditOf(site(), 'mf_pb'))[0]?.actor).toMatch(/^staff:u_/u);
  });

  test('the token of another remote, and a visitor, get no link', async () => {
    await publishAll(site(), 'mf_pc', '1');
    await publishAll(site(), 'mf_pd', '1');
    const foreign = await ask(site(), { remote: 'mf_pc' }, tokenOf(site(), 'mf_pd'));
    expect([foreign.statusCode, foreign.json().detail]).toEqual([403, 'The token of mf_pd may not change mf_pc.']);
    const visitor = await site().browse();
    expect((await visitor.post(PREVIEWS, { remote: 'mf_pc' })).statusCode).toBe(401);
  });

  test.each([
    ['a version that is not published', { version: '9' }, 'version'],
    ['no hours', { hours: 0 }, 'hours'],
    ['more than a week', { hours: 169 }, 'hours'],
    ['half an hour', { hours: 0.5 }, 'hours'],
    ['another site', { path: 'https://evil.example/' }, 'path'],
    ['another host', { path: '//evil.example/' }, 'path'],
    ['another host with a backslash', { path: '/\\evil.example' }, 'path'],
    ['a path with a line end', { path: '/a\r\nset-cookie: x' }, 'path'],
    ['a long path', { path: `/${'a'.repeat(500)}` }, 'path'],
  ])('a link with %s is refused with 400', async (_what, input, field) => {
    await publishAll(site(), 'mf_pe', '1').catch(() => undefined);
    const response = await ask(site(), { remote: 'mf_pe', ...input });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });

  test('a withdrawn release gets no link and is named in the registry for a week, until somebody promotes it again', async () => {
    await publishAll(site(), 'mf_pf', '1', '2');
    await change(site(), { remote: 'mf_pf', action: 'rollback' });
    expect((await ask(site(), { remote: 'mf_pf', version: '2' })).json().fields.version).toMatch(/was withdrawn/u);
    expect(read((await ask(site(), { remote: 'mf_pf' })).json()).link.version).toBe('1');
    const withdrawn = async () => (await readRegistry(site())).withdrawn?.filter(({ remote }) => remote === 'mf_pf');
    expect(await withdrawn()).toEqual([{ remote: 'mf_pf', version: '2' }]);
    await change(site(), { remote: 'mf_pf', action: 'promote', version: '2', even_withdrawn: true });
    expect(await withdrawn()).toEqual([]);
    await change(site(), { remote: 'mf_pf', action: 'rollback' });
    expect(await withdrawn()).toHaveLength(1);
    site().clock.pass(170 * HOUR_MS);
    expect(await withdrawn()).toEqual([]);
  });

  test('a candidate is withdrawn by its squad, which ends its previews; one in use is not', async () => {
    await publishAll(site(), 'mf_pj', '1', '2');
    await publish(site(), aRelease('mf_pj', '3', { promotion: 'candidate' }));
    const { revision } = await readRegistry(site());
    const withdraw = (version: string) => change(site(), { remote: 'mf_pj', action: 'withdraw', version });
    expect((await withdraw('3')).statusCode).toBe(200);
    const registry = await readRegistry(site());
    expect(registry.withdrawn).toContainEqual({ remote: 'mf_pj', version: '3' });
    expect(registry.revision).toBeGreaterThan(revision);
    const refused = [await withdraw('3'), await withdraw('2'), await withdraw('1')];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
    expect((await withdraw('9')).statusCode).toBe(400);
    expect((await change(site(), { remote: 'mf_pj', action: 'promote', version: '3' })).statusCode).toBe(409);
  });

  test('revoked tokens end the links of their remote: the registry says since when', async () => {
    await publishAll(site(), 'mf_pg', '1');
    const { revision } = await readRegistry(site());
    await (await openOffice(site())).post(ENDPOINTS.revokeTokens.path, { remote: 'mf_pg', reason: 'a laptop was lost' });
    const { revision: newer, previews_from: from } = await readRegistry(site());
    expect(newer).toBeGreaterThan(revision);
    expect(from?.['mf_pg']).toBeGreaterThan(site().clock.now());
    expect(from?.['mf_pg']).toBeLessThanOrEqual(site().clock.now() + 1000);
  });
});

describeSite('A release without a page of its own address', (site) => {
  test('opens at the home page', async () => {
    const routes = aRelease('mf_ph', '1').routes.map((route) => ({ ...route, pattern: '/mf-ph/:key' }));
    await publish(site(), aRelease('mf_ph', '1', { routes }));
    expect(read((await ask(site(), { remote: 'mf_ph' })).json()).link.path).toBe('/');
  });
});

test('where releases need approval, staff alone make links of what visitors never got', async () => {
  const site = await openSite({ RELEASES_NEED_APPROVAL: '1' });
  await publish(site, aRelease('mf_pi', '1', { promotion: 'candidate' }));
  const refused = await ask(site, { remote: 'mf_pi' });
  expect([refused.statusCode, refused.json().detail]).toEqual([403, expect.stringContaining('approval of a second person')]);
  const staff = await openOffice(site);
  expect((await staff.post(PREVIEWS, { remote: 'mf_pi' })).statusCode).toBe(200);
  await staff.post(ENDPOINTS.changeRollout.path, { remote: 'mf_pi', action: 'promote', version: '1' });
  expect((await ask(site, { remote: 'mf_pi' })).statusCode).toBe(200);
  await site.close();
});
