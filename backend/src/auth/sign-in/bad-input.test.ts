import { ENDPOINTS } from '@alltalent/shared/contracts';
import { describeSite } from '../../../test/support/test-site';
import { MINIMAL, proved } from '../../../test/support/auth/join';

const NASTY: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  [],
  ['a'],
  {},
  { $gt: '' },
  '',
  ' ',
  '\u0000',
  '\ud800',
  "'; DROP TABLE user_account; --",
  '%_\\',
  '<script>alert(1)</script>',
  'a@b.c\r\nBcc: x@example.com',
  '٩٨٧٦٥٤٣٢١٠',
  '+',
  '+999999999999',
  '२०००-०१-०१',
  '9999-99-99',
  '‮👩‍👩‍👧‍👦',
  'x'.repeat(10_000),
];

const CALLS = {
  sendCode: { otp_send_medium: 'bad.input@example.com', otp_type: '', county_code: '91' },
  verifyCode: {
    opt_sent_medium: 'bad.input@example.com',
    mediumtype: 2,
    account_status: 1,
    otps: ['0', '0', '0', '0', '0', '0'],
    county_code: '91',
    agree_tnc: 1,
    redirect_url: '/',
  },
  signUp: { ...MINIMAL, signup_sent_medium_val: '', signup_email: '', signup_role: '7', birth_date: '', redirect_url: '/' },
  unlock: { token: 'token' },
} as const;

describeSite('Bad input to the calls of the join panel', (site) => {
  const cases = Object.entries(CALLS).flatMap(([name, good]) =>
    Object.keys(good).map((field) => [name, field] as [keyof typeof CALLS, string]),
  );

  test.each(cases)('API-05 API-06 API-07 API-20 REL-23 %s with a bad %s is no error of ours, and names the field', async (name, field) => {
    const { path } = ENDPOINTS[name];
    for (const value of NASTY) {
      const browser = await site().browse();
      const response = await browser.post(path, { ...CALLS[name], [field]: value });
      expect(response.statusCode).toBeLessThan(500);
      if (response.statusCode === 400) expect(Object.keys(response.json().fields ?? {}).join()).toMatch(new RegExp(`^${field}`, 'u'));
    }
  });

  test('API-07 REL-23 a proved browser cannot make the sign-up fail either', async () => {
    for (const [field, value] of [
      ['first_name', '👩‍👩‍👧‍👦'.repeat(3)],
      ['last_name', "O'Brien %_ <b>"],
      ['signup_cntry_code', '+99999'],
      ['signup_mobile_number', '+++'],
      ['birth_date', '0000-01-01'],
      ['signup_email', 'x'.repeat(254)],
    ] as const) {
      site().clock.pass(3600);
      const browser = await proved(site(), `${field.replaceAll('_', '.')}@example.com`);
      const response = await browser.post(ENDPOINTS.signUp.path, { ...CALLS.signUp, [field]: value });
      expect(response.statusCode).toBe(200);
      expect([1, '0']).toContain(response.json().status);
    }
  });

  test('API-20 a body that is no object gets 400', async () => {
    const browser = await site().browse();
    for (const name of Object.keys(CALLS) as (keyof typeof CALLS)[]) {
      for (const body of ['[]', '7', '"text"', 'null', '{', '']) {
        expect((await browser.post(ENDPOINTS[name].path, body)).statusCode).toBe(400);
      }
    }
  });
});
