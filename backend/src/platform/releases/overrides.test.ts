import { createHash, createPublicKey, verify } from 'node:crypto';
import {
  ENDPOINTS,
  type Override,
  OVERRIDE_LIFE_MS,
  type OverrideResponse,
  type SignedText,
  signedMessage,
} from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { openOffice } from '../../../test/support/office/open-office';
import { describeSite } from '../../../test/support/test-site';
import { aRelease, auditOf, publish, publishAll, readRegistry, send, tokenOf } from '../../../test/support/federation/control-plane';

const OVERRIDES = ENDPOINTS.makeOverride.path;
function read({ address }: OverrideResponse): { signed: SignedText; override: Override } {
  const token = new URL(address).searchParams.get('token') ?? '';
  const signed = JSON.parse(Buffer.from(token, 'base64url').toString()) as SignedText;
  return { signed, override: JSON.parse(signed.payload) as Override };
}

describeSite('Overrides', (site) => {
  test('SEC-65 staff get a signed link for one release, their own session and eight hours', async () => {
    await publishAll(site(), 'mf_qa', '1');
    await publish(site(), aRelease('mf_qa', '2', { promotion: 'candidate' }));
    const before = await readRegistry(site());
    const staff = await openOffice(site());
    const response = await staff.post(OVERRIDES, { remote: 'mf_qa', version: '2' });
    expect(response.statusCode).toBe(200);
    const { signed, override } = read(response.json());
    const session = createHash('sha256')
      .update(String(staff.cookies.get('__Host-sid')))
      .digest('base64url');
    expect(override).toEqual({ remote: 'mf_qa', version: '2', session, expires_at: site().clock.now() + OVERRIDE_LIFE_MS });
    expect(response.json().expires_at).toBe(override.expires_at);
    expect(response.json().address).toMatch(`${site().config.publicUrl}/_qa/override?token=`);
    const key = createPublicKey({ key: Buffer.from(signed.public_key, 'base64'), format: 'der', type: 'spki' });
    expect(verify(null, Buffer.from(signedMessage('override', signed.payload)), key, Buffer.from(signed.signature, 'base64'))).toBe(true);
    expect(await readRegistry(site())).toEqual(before);
    const [entry] = await auditOf(site(), 'mf_qa');
    expect(entry).toMatchObject({ action: 'override', actor: expect.stringMatching(/^staff:u_/u) });
  });

  test('SEC-65 two sessions of the same person get links for one browser each', async () => {
    await publishAll(site(), 'mf_qb', '1');
    const sessions = [];
    for (let round = 0; round < 2; round += 1) {
      const staff = await openOffice(site());
      sessions.push(read((await staff.post(OVERRIDES, { remote: 'mf_qb', version: '1' })).json()).override.session);
    }
    expect(new Set(sessions).size).toBe(2);
  });

  test.each([
    ['mf_qc', '9'],
    ['mf_unknown', '1'],
  ])('SEC-65 %s %s, which is not published, is refused with 400', async (remote, version) => {
    await publishAll(site(), 'mf_qc', '1').catch(() => undefined);
    const response = await (await openOffice(site())).post(OVERRIDES, { remote, version });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['version']]);
  });

  test("SEC-65 nobody else gets one, and a remote's token does not either", async () => {
    await publishAll(site(), 'mf_qd', '1');
    const input = { remote: 'mf_qd', version: '1' };
    expect((await (await signedIn(site(), 'asha.rao@example.com')).post(OVERRIDES, input)).statusCode).toBe(404);
    expect((await (await site().browse()).post(OVERRIDES, input)).statusCode).toBe(401);
    expect((await send(site(), tokenOf(site(), 'mf_qd'), 'POST', OVERRIDES, input)).statusCode).toBe(403);
    expect((await auditOf(site(), 'mf_qd')).filter(({ action }) => action === 'override')).toEqual([]);
  });
});
