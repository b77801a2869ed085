import { hashOf } from '../sessions/session-ids';
import { messagesTo } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { SocialArrivalsService } from './social-arrivals.service';

const ARRIVAL = {
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

describeSites('People who came from a provider', (site) => {
  const arrivals = () => site().app.get(SocialArrivalsService);
  const idOf = async (email: string): Promise<string> => {
    const rows = await site().dataSource.query('SELECT id FROM user_account WHERE login_email = ?', [email]);
    return rows[0].id;
  };

  test('LOG-10 a browser finds its own arrival, without the ids of the provider, for half an hour', async () => {
    await arrivals().keep('browser-a', ARRIVAL);
    const { issuer: _issuer, subject: _subject, ...told } = ARRIVAL;
    expect(await arrivals().find('browser-a')).toEqual(told);
    expect(await arrivals().find('browser-b')).toBeNull();
    site().clock.pass(30 * 60 + 1);
    expect(await arrivals().find('browser-a')).toBeNull();
  });

  test('the newest arrival of a browser counts, and one that is forgotten is gone', async () => {
    await arrivals().keep('browser-c', ARRIVAL);
    await arrivals().keep('browser-c', { ...ARRIVAL, provider: 'facebook' });
    expect(await arrivals().find('browser-c')).toMatchObject({ provider: 'facebook' });
    await arrivals().forget('browser-c');
    expect(await arrivals().find('browser-c')).toBeNull();
  });

  test('SEC-48 what the provider said lies in the database unreadable, and the browser by its hash', async () => {
    await arrivals().keep('browser-d', ARRIVAL);
    const rows = await site().dataSource.query('SELECT * FROM social_arrival WHERE asked_by = ?', [hashOf('browser-d')]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/new\.face|1042|browser-d/u);
  });

  test('SEC-30 linking uses the arrival up; an identity that opens somebody else’s account is left alone', async () => {
    const [asha, ritu] = [await idOf(ASHA), await idOf(RITU)];
    await arrivals().link('browser-without-arrival', asha);
    expect(await arrivals().providersOf(asha)).toEqual([]);
    await arrivals().keep('browser-e', ARRIVAL);
    await arrivals().link('browser-e', asha);
    expect(await arrivals().find('browser-e')).toBeNull();
    const letters = await messagesTo(site(), ASHA);
    expect(letters[0]?.subject).toBe('Google now opens your All Talent account');
    await arrivals().keep('browser-f', ARRIVAL);
    await arrivals().link('browser-f', ritu);
    expect(await arrivals().providersOf(asha)).toEqual(['google']);
    expect(await arrivals().providersOf(ritu)).toEqual([]);
    expect(await arrivals().find('browser-f')).toBeNull();
    expect(await messagesTo(site(), ASHA)).toHaveLength(letters.length);
  });

  test('SEC-30 an arrival that is too old links nothing', async () => {
    const ritu = await idOf(RITU);
    await arrivals().keep('browser-g', { ...ARRIVAL, subject: '2048' });
    site().clock.pass(30 * 60 + 1);
    await arrivals().link('browser-g', ritu);
    expect(await arrivals().providersOf(ritu)).toEqual([]);
  });
});
