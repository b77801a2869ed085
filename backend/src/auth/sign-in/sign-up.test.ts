import { ENDPOINTS, MESSAGES, signUpResponseSchema } from '@alltalent/shared/contracts';
import { askForCode, messagesTo, newestCode, sendIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { OutboxRepository } from '../../kernel/outbox/outbox.repository';
import { MINIMAL, proved, signUp } from '../../../test/support/auth/join';

const DETAILS = ENDPOINTS.userDetails.path;
const ADULT = '1990-05-01';
const MINOR = '2010-01-01';

describeSites('Signing up', (site) => {
  let people = 0;
  const someone = () => `person.${(people += 1)}@example.com`;
  const accountOf = async (email: string) =>
    (await site().dataSource.query('SELECT * FROM user_account WHERE login_email = ?', [email]))[0];
  const countAccounts = async () => Number((await site().dataSource.query('SELECT COUNT(*) AS total FROM user_account'))[0].total);

  beforeEach(() => site().clock.pass(25 * 3600));

  test('API-07 SGN-03 the payload of the specification makes a client, logged in and on the way to the dashboard', async () => {
    const email = someone();
    const browser = await proved(site(), email);
    const response = await signUp(browser, { signup_sent_medium_val: email });
    expect(response.statusCode).toBe(200);
    const body = signUpResponseSchema.validateSync(response.json(), { strict: true });
    expect(body).toMatchObject({ status: 1, fld: '', is_login: true, isredircttodashbrd: 1, redirect_url: '/client/dashboard' });
    expect((await browser.post(DETAILS)).json()).toMatchObject({
      user_id: body.user_id,
      first_name: 'Nila',
      last_name: 'Bose',
      role_id: '7',
      email,
      county_Code: '91',
      contact_no: '9876543210',
    });
  });

  test('API-07 the proved medium is a key to the account, the other one a note; the terms are on record; a welcome is on its way', async () => {
    const email = someone();
    await signUp(await proved(site(), email));
    const account = await accountOf(email);
    expect(account).toMatchObject({ email, login_email: email, login_phone: null, dial_code: '91', mobile_number: '9876543210' });
    const [accepted] = await site().dataSource.query('SELECT * FROM terms_acceptance WHERE user_id = ?', [account.id]);
    const shown = (await (await site().browse()).get('/api/documents/page/terms-of-use')).json().data;
    expect(accepted).toMatchObject({ how: 'sign_up', version: shown.effective_on });
    expect(Number(accepted.accepted_at)).toBe(site().clock.now());
    expect((await messagesTo(site(), email))[0]?.subject).toBe('Welcome to All Talent');
  });

  test('API-07 LOG-08 a phone number signs up with an e-mail address as a note', async () => {
    const browser = await site().browse();
    await askForCode(browser, '+919898989898');
    await sendIn(browser, '+919898989898', await newestCode(site(), '+919898989898'), { mediumtype: 1 });
    const without = await signUp(browser, { signup_sent_medium_val: '9898989898' });
    expect(without.json()).toMatchObject({ status: '0', fld: 'signup_email', message: MESSAGES.enterEmail });
    const input = { signup_sent_medium_val: '9898989898', signup_email: 'Ritu.Khanna@example.com', signup_mobile_number: '' };
    expect((await signUp(browser, input)).json()).toMatchObject({ status: 1, is_login: true });
    const [account] = await site().dataSource.query("SELECT * FROM user_account WHERE login_phone = '+919898989898'");
    expect(account).toMatchObject({ email: 'ritu.khanna@example.com', login_email: null, dial_code: '91', mobile_number: '9898989898' });
  });

  test('SGN-01 API-07 the rules are checked in their order, each in its field, and the proof stays', async () => {
    const email = someone();
    const browser = await proved(site(), email);
    const good = { ...MINIMAL, signup_role: '5', birth_date: ADULT, signup_sent_medium_val: email };
    const steps: [object, string, string][] = [
      [{ first_name: ' ', last_name: ' ', signup_mobile_number: '', birth_date: '', agree_tnc: 0 }, 'agree_tnc', MESSAGES.checkTerms],
      [{ first_name: ' ', last_name: ' ', signup_mobile_number: '', birth_date: '' }, 'first_name', MESSAGES.enterFirstName],
      [{ last_name: ' ', signup_mobile_number: '', birth_date: '' }, 'last_name', MESSAGES.enterLastName],
      [{ signup_mobile_number: ' ', birth_date: '' }, 'signup_mobile_number', MESSAGES.enterPhoneNumber],
      [{ signup_mobile_number: '123456789012345678', birth_date: '' }, 'signup_mobile_number', MESSAGES.enterPhoneNumber],
      [{ birth_date: '' }, 'birth_date', MESSAGES.enterBirthDate],
      [{ birth_date: '2001-02-30' }, 'birth_date', MESSAGES.enterBirthDate],
      [{ signup_mobile_number: '12' }, 'signup_mobile_number', MESSAGES.enterPhoneNumber],
    ];
    for (const [change, fld, message] of steps) {
      const response = await signUp(browser, { ...good, ...change });
      expect(response.statusCode).toBe(200);
      expect(signUpResponseSchema.validateSync(response.json(), { strict: true })).toMatchObject({
        status: '0',
        fld,
        message,
        is_login: false,
      });
    }
    expect((await signUp(browser, good)).json().status).toBe(1);
  });

  test('SGN-04 a talent goes to the profile, a guardian to the children, and either where it was bound for', async () => {
    const goTo = async (input: object) => (await signUp(await proved(site(), someone()), { birth_date: ADULT, ...input })).json();
    expect(await goTo({ signup_role: '5' })).toMatchObject({ isredircttodashbrd: 0, redirect_url: '/talent/profile-settings' });
    expect(await goTo({ signup_role: '5', redirect_url: '/jobs/7' })).toMatchObject({ redirect_url: '/jobs/7' });
    expect(await goTo({ signup_role: '9', redirect_url: '/jobs/7' })).toMatchObject({ redirect_url: '/account/children' });
    expect(await goTo({ signup_role: '7', redirect_url: '/post-a-job' })).toMatchObject({
      isredircttodashbrd: 0,
      redirect_url: '/post-a-job',
    });
    expect(await goTo({ signup_role: '7', redirect_url: '//evil.example' })).toMatchObject({ redirect_url: '/client/dashboard' });
  });

  test.each(['5', '7', '9'])(
    'SGN-04 SEC-43 somebody who says as role %s to be under 18 may correct the date once; after a second such date none helps for a day',
    async (signup_role) => {
      const email = someone();
      const browser = await proved(site(), email);
      const refusal = (words: string) => ({ status: '0', fld: 'birth_date', message: expect.stringContaining(words), is_login: false });
      const once = refusal('correct it once');
      const twice = refusal('write to support on the contact page');
      const before = await countAccounts();
      expect((await signUp(browser, { signup_role, birth_date: MINOR })).json()).toMatchObject(once);
      expect((await signUp(browser, { signup_role, birth_date: MINOR })).json()).toMatchObject(once);
      expect((await signUp(browser)).json()).toMatchObject(once);
      expect((await signUp(browser, { signup_role, birth_date: '2011-01-01' })).json()).toMatchObject(twice);
      expect((await signUp(browser, { signup_role, birth_date: ADULT })).json()).toMatchObject(twice);
      site().clock.pass(23 * 3600);
      const again = await proved(site(), email);
      expect((await signUp(again, { signup_role, birth_date: ADULT })).json()).toMatchObject(twice);
      expect(await countAccounts()).toBe(before);
      site().clock.pass(3600 + 1);
      expect((await signUp(await proved(site(), email), { signup_role, birth_date: ADULT })).json().status).toBe(1);
    },
  );

  test('SEC-43 an adult who mistyped the year corrects it and gets the account', async () => {
    const browser = await proved(site(), someone());
    expect((await signUp(browser, { signup_role: '5', birth_date: '2019-05-01' })).json()).toMatchObject({
      status: '0',
      fld: 'birth_date',
    });
    expect((await signUp(browser, { signup_role: '5', birth_date: ADULT })).json()).toMatchObject({ status: 1, is_login: true });
  });

  test('SEC-40 a name that could not be in a message is refused in its field', async () => {
    const browser = await proved(site(), someone());
    for (const fld of ['first_name', 'last_name']) {
      for (const name of ['www.evil.example', 'Call 98765 43210', 'Mila\u202e', '<b>'])
        expect((await signUp(browser, { [fld]: name })).json()).toMatchObject({
          status: '0',
          fld,
          message: expect.stringContaining('name'),
        });
    }
  });

  test('SEC-07 SEC-27 D15 without a code of this very browser there is no account, whatever the form says', async () => {
    const email = someone();
    const owner = await proved(site(), email);
    const again = { status: '0', fld: 'signup_sent_medium_val', message: expect.stringContaining('verify') };
    const before = await countAccounts();
    expect((await signUp(await site().browse(), { signup_sent_medium_val: email })).json()).toMatchObject(again);
    expect((await signUp(await site().browse())).json()).toMatchObject(again);
    expect((await signUp(owner, { signup_sent_medium_val: 'ritu.khanna@example.com' })).json()).toMatchObject(again);
    expect((await signUp(owner, { signup_sent_medium_val: '9876543210' })).json()).toMatchObject(again);
    site().clock.pass(30 * 60);
    expect((await signUp(owner, { signup_sent_medium_val: email })).json()).toMatchObject(again);
    expect(await countAccounts()).toBe(before);
  });

  test('SEC-27 SEC-28 nobody becomes somebody else, staff or premium by what the form carries', async () => {
    const email = someone();
    const extra = {
      email: 'asha.rao@example.com',
      role_id: '1',
      has_premium: 1,
      user_id: 'u_x',
      status: 'active',
      __proto__: { role_id: '20' },
    };
    expect((await signUp(await proved(site(), email), extra)).json().status).toBe(1);
    expect(await accountOf(email)).toMatchObject({ role_id: '7', email });
    expect(Number((await accountOf(email)).has_premium)).toBe(0);
    for (const signup_role of ['1', '20', '5,7', 7.5]) {
      const response = await signUp(await proved(site(), someone()), { signup_role, birth_date: ADULT });
      expect(response.statusCode).toBe(400);
      expect(response.json().fields).toHaveProperty('signup_role');
    }
  });

  test('SEC-21 sign-up gives a new session id; the former one opens nothing, and soon makes nothing either', async () => {
    const email = someone();
    const browser = await proved(site(), email);
    const before = browser.cookies.get('__Host-sid') ?? '';
    await signUp(browser);
    expect(browser.cookies.get('__Host-sid')).not.toBe(before);
    site().clock.pass(16);
    const planted = await site().browse();
    planted.cookies.set('__Host-sid', before);
    await planted.get('/api/xsrf');
    expect((await planted.post(DETAILS)).statusCode).toBe(401);
    expect((await signUp(planted)).json()).toMatchObject({ status: '0', fld: 'signup_sent_medium_val' });
  });

  test('SEC-21 after a login the code it took makes no account and opens none', async () => {
    const browser = await site().browse();
    const sid = browser.cookies.get('__Host-sid') ?? '';
    await askForCode(browser, 'ritu.khanna@example.com');
    await sendIn(browser, 'ritu.khanna@example.com', await newestCode(site(), 'ritu.khanna@example.com'));
    const planted = await site().browse();
    planted.cookies.set('__Host-sid', sid);
    await planted.get('/api/xsrf');
    expect((await signUp(planted)).json()).toMatchObject({ status: '0', fld: 'signup_sent_medium_val' });
  });

  test('REL-18 ten sign-ups at once make one account, and everybody is logged in to it', async () => {
    const email = someone();
    const browser = await proved(site(), email);
    const before = await countAccounts();
    const responses = await Promise.all(Array.from({ length: 10 }, () => signUp(browser, { signup_sent_medium_val: email })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(new Set(responses.map((response) => response.json().user_id)).size).toBe(1);
    expect(responses.every((response) => response.json().status === 1)).toBe(true);
    expect(await countAccounts()).toBe(before + 1);
    expect((await messagesTo(site(), email)).filter(({ subject }) => subject.startsWith('Welcome'))).toHaveLength(1);
  });

  test('REL-16 the welcome is stored with the account: where it cannot be stored there is no account, and the next try makes both', async () => {
    const email = someone();
    const browser = await proved(site(), email);
    const put = jest.spyOn(OutboxRepository.prototype, 'insert').mockRejectedValueOnce(new Error('the disk is full'));
    const failed = await signUp(browser, { signup_sent_medium_val: email });
    put.mockRestore();
    expect(failed.statusCode).toBe(500);
    expect(await accountOf(email)).toBeUndefined();
    expect((await signUp(browser, { signup_sent_medium_val: email })).json().status).toBe(1);
    expect((await messagesTo(site(), email)).filter(({ subject }) => subject.startsWith('Welcome'))).toHaveLength(1);
  });

  test('REL-18 a second tab that comes later is told that the account is there', async () => {
    const email = someone();
    const browser = await proved(site(), email);
    const { user_id } = (await signUp(browser, { signup_sent_medium_val: email })).json();
    const late = await signUp(browser, { signup_sent_medium_val: email });
    expect(late.json()).toMatchObject({ status: 1, is_login: true, user_id });
    expect((await signUp(browser, { signup_sent_medium_val: 'someone.else@example.com' })).json().status).toBe('0');
  });
});
