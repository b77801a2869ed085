import { hashOf } from '../sessions/session-ids';
import { messagesTo } from '../../../test/support/log-in';
import { describeSite } from '../../../test/support/test-site';
import { PendingSocialSignInsService } from './pending-social-sign-ins.service';

const PENDING = {
  provider: 'google',
  issuer: 'https://accounts.google.com',
  subject: '1042',
  email: 'new.face@example.com',
  isEmailVerified: true,
  firstName: 'New',
  lastName: 'Face',
  returnTo: '/talents',
} as const;
const ASHA = 'asha.rao@example.com';
const RITU = 'ritu.khanna@example.com';

describeSite('People who came from a provider', (site) => {
  const pendingSignIns = () => site().app.get(PendingSocialSignInsService);
  const idOf = async (email: string): Promise<string> => {
    const rows = await site().dataSource.query('SELECT id FROM user_account WHERE login_email = ?', [email]);
    return rows[0].id;
  };

  test('LOG-10 a browser finds its own pending sign-in, without the ids of the provider, for half an hour', async () => {
    await pendingSignIns().save('browser-a', PENDING);
    const { issuer: _issuer, subject: _subject, ...shown } = PENDING;
    expect(await pendingSignIns().find('browser-a')).toEqual(shown);
    expect(await pendingSignIns().find('browser-b')).toBeNull();
    site().clock.pass(30 * 60 + 1);
    expect(await pendingSignIns().find('browser-a')).toBeNull();
  });

  test('the newest pending sign-in of a browser counts, and a deleted one is gone', async () => {
    await pendingSignIns().save('browser-c', PENDING);
    await pendingSignIns().save('browser-c', { ...PENDING, provider: 'facebook' });
    expect(await pendingSignIns().find('browser-c')).toMatchObject({ provider: 'facebook' });
    await pendingSignIns().delete('browser-c');
    expect(await pendingSignIns().find('browser-c')).toBeNull();
  });

  test('SEC-48 what the provider said lies in the database unreadable, and the browser by its hash', async () => {
    await pendingSignIns().save('browser-d', PENDING);
    const rows = await site().dataSource.query('SELECT * FROM social_arrival WHERE asked_by = ?', [hashOf('browser-d')]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/new\.face|1042|browser-d/u);
  });

  test('SEC-30 linking uses the pending sign-in up; an identity that opens somebody else’s account is left alone', async () => {
    const [asha, ritu] = [await idOf(ASHA), await idOf(RITU)];
    await pendingSignIns().link('browser-without-a-sign-in', asha);
    expect(await pendingSignIns().providersOf(asha)).toEqual([]);
    await pendingSignIns().save('browser-e', PENDING);
    await pendingSignIns().link('browser-e', asha);
    expect(await pendingSignIns().find('browser-e')).toBeNull();
    const letters = await messagesTo(site(), ASHA);
    expect(letters[0]?.subject).toBe('Google now opens your All Talent account');
    await pendingSignIns().save('browser-f', PENDING);
    await pendingSignIns().link('browser-f', ritu);
    expect(await pendingSignIns().providersOf(asha)).toEqual(['google']);
    expect(await pendingSignIns().providersOf(ritu)).toEqual([]);
    expect(await pendingSignIns().find('browser-f')).toBeNull();
    expect(await messagesTo(site(), ASHA)).toHaveLength(letters.length);
  });

  test('SEC-30 a pending sign-in that is too old links nothing', async () => {
    const ritu = await idOf(RITU);
    await pendingSignIns().save('browser-g', { ...PENDING, subject: '2048' });
    site().clock.pass(30 * 60 + 1);
    await pendingSignIns().link('browser-g', ritu);
    expect(await pendingSignIns().providersOf(ritu)).toEqual([]);
  });
});
