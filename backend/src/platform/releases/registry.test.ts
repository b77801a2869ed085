import { createPublicKey, verify } from 'node:crypto';
import { ENDPOINTS, REGISTRY_LIFE_MS, type Release, type SignedKind, type SignedText, signedMessage } from '@alltalent/shared/contracts';
import { describeSite } from '../../../test/support/test-site';
import { aRelease, change, publish, publishAll, readRegistry } from '../../../test/support/federation/control-plane';

const REGISTRY = ENDPOINTS.registry.path;
const HOUR_S = 3600;

function isSigned({ public_key: publicKey, signature }: SignedText, text: string, kind: SignedKind = 'registry'): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(signedMessage(kind, text)), key, Buffer.from(signature, 'base64'));
}

describeSite('Registry', (site) => {
  const ask = (etag?: string) =>
    site().app.inject({ method: 'GET', url: REGISTRY, headers: etag === undefined ? {} : { 'if-none-match': etag } });

  test('SEC-63 the payload is signed with Ed25519, and a changed byte is found out', async () => {
    await publishAll(site(), 'mf_signed', '1');
    const signed = (await ask()).json<SignedText>();
    expect(isSigned(signed, signed.payload)).toBe(true);
    expect(isSigned(signed, signed.payload.replace('mf_signed', 'mf_evil'))).toBe(false);
  });

  test('SEC-63 a release can be read alone, signed with the same key; an unknown one is 404', async () => {
    await publishAll(site(), 'mf_alone', '1.2-a+b');
    const url = ENDPOINTS.publishedRelease.path.replace('{remote}', 'mf_alone');
    const signed = (await site().app.inject({ method: 'GET', url: url.replace('{version}', '1.2-a+b') })).json<SignedText>();
    expect(isSigned(signed, signed.payload, 'release')).toBe(true);
    expect(isSigned(signed, signed.payload)).toBe(false);
    expect(signed.public_key).toBe((await ask()).json<SignedText>().public_key);
    expect(JSON.parse(signed.payload) as Release).toEqual(JSON.parse(JSON.stringify(aRelease('mf_alone', '1.2-a+b'))));
    expect((await site().app.inject({ method: 'GET', url: url.replace('{version}', '9') })).statusCode).toBe(404);
    expect((await site().app.inject({ method: 'GET', url: url.replace('{version}', 'A B') })).statusCode).toBe(400);
  });

  test('it is answered 304 until something changes, and then at once', async () => {
    const etag = String((await ask()).headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/u);
    const same = await ask(etag);
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await publishAll(site(), 'mf_etag', '1');
    expect((await ask(etag)).statusCode).toBe(200);
  });

  test('SEC-63 the revision only grows: by one with every change, by none with a refused one', async () => {
    await publishAll(site(), 'mf_grow', '1', '2');
    const revision = async () => (await readRegistry(site())).revision;
    const before = await revision();
    expect((await change(site(), { remote: 'mf_grow', action: 'promote', version: '1' })).json()).toEqual({ revision: before + 1 });
    expect(await revision()).toBe(before + 1);
    for (const version of ['1', '9']) await change(site(), { remote: 'mf_grow', action: 'promote', version });
    await publish(site(), aRelease('mf_grow', '1'));
    expect(await revision()).toBe(before + 1);
    await change(site(), { remote: 'mf_grow', action: 'promote', version: '2' });
    expect(await revision()).toBe(before + 2);
  });

  test('SEC-63 it is believed for a day at most, and signed again every hour, so that it never runs out', async () => {
    const first = await readRegistry(site());
    expect(first.expires_at - first.issued_at).toBe(REGISTRY_LIFE_MS);
    expect(first.issued_at).toBeLessThanOrEqual(site().clock.now());
    const etag = String((await ask()).headers.etag);
    site().clock.pass(HOUR_S);
    const renewed = await ask(etag);
    expect(renewed.statusCode).toBe(200);
    const later = await readRegistry(site());
    expect(later.issued_at).toBe(first.issued_at + HOUR_S * 1000);
    expect({ ...later, issued_at: 0, expires_at: 0 }).toEqual({ ...first, issued_at: 0, expires_at: 0 });
    site().clock.pass(30 * HOUR_S);
    expect((await readRegistry(site())).expires_at).toBeGreaterThan(site().clock.now());
  });
});
