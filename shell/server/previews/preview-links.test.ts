import { LONGEST_PREVIEW_MS } from '@alltalent/shared/contracts';
import { newKeys, publicText } from '../testing/control-plane';
import { aLink, PreviewRig } from '../testing/preview-rig';
import { aRegistry } from '../testing/remote-record';

const rig = new PreviewRig();
beforeAll(() => rig.start());
beforeEach(() => rig.serve());
afterEach(() => void jest.useRealTimers());
afterAll(() => rig.stop());

const REFUSED: readonly (readonly [string, number, string, () => string])[] = [
  ['signed by another key', 404, 'does not work', () => rig.addressOf(aLink(), newKeys())],
  ['that was changed', 404, 'does not work', () => `${rig.addressOf(aLink()).slice(0, -60)}AAAA`],
  ['that was signed as an override', 404, 'does not work', () => rig.addressOf(aLink(), rig.plane.keys, 'override')],
  ['that was signed as a release', 404, 'does not work', () => rig.addressOf(aLink(), rig.plane.keys, 'release')],
  ['that is a signed registry', 404, 'does not work', () => rig.addressOf(aRegistry([]))],
  ['for something that is no remote', 404, 'does not work', () => rig.addressOf({ ...aLink(), remote: '../../x' })],
  ['that lasts longer than a week', 404, 'does not work', () => rig.addressOf(aLink({ expires_at: Date.now() + LONGEST_PREVIEW_MS }))],
  ['to another site', 404, 'does not work', () => rig.addressOf(aLink({ path: '//evil.example' }))],
  ['without a token', 404, 'does not work', () => '/_preview'],
  ['with two tokens', 404, 'does not work', () => `${rig.addressOf(aLink())}&token=x`],
  ['with junk for a token', 404, 'does not work', () => `/_preview?token=${'%00'.repeat(500)}`],
  ['with a token of 15 kB', 404, 'does not work', () => `/_preview?token=${'A'.repeat(15_000)}`],
  ['of a version that does not exist', 404, 'does not exist here', () => rig.addressOf(aLink({ version: '99' }))],
  ['that has expired', 410, 'has expired', () => rig.addressOf(aLink({ expires_at: Date.now() - 1 }))],
];

test.each(REFUSED)('a link %s is answered %i, in words, and changes nothing', async (_what, status, words, make) => {
  const browser = rig.aBrowser();
  const { statusCode, body, headers } = await browser.get(make());
  expect([statusCode, headers['content-type'], browser.lastSet]).toEqual([status, 'text/html; charset=utf-8', []]);
  expect(body).toContain(words);
  expect(body).toContain('new link');
  expect(await browser.see()).toMatchObject({ version: '2' });
});

test('links made before a new key signs hold as long as the former key is accepted', async () => {
  const next = newKeys();
  const link = rig.addressOf(aLink());
  await rig.serve({ keys: [publicText(rig.plane.keys), publicText(next)] });
  await rig.serve({ keys: [publicText(next), publicText(rig.plane.keys)] }, next);
  expect([(await rig.aBrowser().get(link)).statusCode, (await rig.aBrowser().get(rig.addressOf(aLink(), next))).statusCode]).toEqual([
    303, 303,
  ]);
  await rig.serve({ keys: [publicText(next)] }, next);
  expect((await rig.aBrowser().get(link)).statusCode).toBe(404);
});
