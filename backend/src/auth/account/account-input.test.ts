import { ENDPOINTS, type EndpointName } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSite } from '../../../test/support/test-site';

const CLIENT = 'ritu.khanna@example.com';
const TALENT = 'asha.rao@example.com';
const HUGE = 'x'.repeat(20_000);
const PASSWORD = 'monsoon over Marine Drive';
const ODDITIES = [null, true, -1, 2 ** 53 + 1, '', HUGE, [], ['a'], {}, { $gt: '' }, '\u0000', '\ud800', '🎬'.repeat(500)];

/** Field, and values that are refused in it beside the oddities. */
const INPUTS = {
  endAccountSession: ['session_id', ['x'.repeat(41)]],
  sendAccountCode: ['mediumtype', [0, 3, 'mail']],
  confirmAccountCode: [
    'otps',
    ['123456', [1, 2, 3, 4, 5, 6], ['1', '2', '3', '4', '5'], Array(7).fill('1'), ['١', '٢', '٣', '٤', '٥', '٦']],
  ],
  changeContact: ['medium', ['ritu', 'ritu@', 'a b@example.com', `${'x'.repeat(250)}@example.com`]],
  confirmContact: ['otps', ['123456', [['1'], '2', '3', '4', '5', '6']]],
  setPassword: ['password', [12_345_678_901_234, 'short', 'x'.repeat(129)]],
  deleteAccount: ['reason', ['x'.repeat(501)]],
  acceptTerms: ['version', ['x'.repeat(21), { version: '2026-11-03' }]],
} as const satisfies Partial<Record<EndpointName, readonly [string, readonly unknown[]]>>;

type Name = keyof typeof INPUTS;
const NAMES = Object.keys(INPUTS) as Name[];
/** Values that mean something: no value at all, or one the call may turn into text or take as it is. */
const MAY_PASS: Readonly<Record<string, (value: unknown) => boolean>> = {
  sendAccountCode: (value) => value === null || value === undefined,
  deleteAccount: (value) => typeof value !== 'object' && String(value).length <= 500,
  acceptTerms: (value) => typeof value !== 'object' && String(value).trim() !== '' && String(value).length <= 20,
  endAccountSession: (value) => typeof value === 'string' && value.trim() !== '' && value.length <= 40,
};

describeSite('Input of the account calls', (site) => {
  const path = (name: EndpointName) => ENDPOINTS[name].path;
  const body = (name: Name, value: unknown) => ({ ...(name === 'changeContact' ? { mediumtype: 2 } : {}), [INPUTS[name][0]]: value });
  const rowOf = async (id: string) => (await site().dataSource.query(`SELECT * FROM user_account WHERE id = '${id}'`))[0];

  test.each(NAMES)('REL-23 %s answers wrong, huge and missing values with 4xx in the field, never with 5xx', async (name) => {
    const browser = await signedIn(site(), CLIENT);
    const [field, wrong] = INPUTS[name];
    for (const value of [...wrong, ...ODDITIES, undefined]) {
      const response = await browser.post(path(name), body(name, value));
      const sent = JSON.stringify(value)?.slice(0, 60);
      if (MAY_PASS[name]?.(value) && response.statusCode < 500) continue;
      expect({ sent, status: response.statusCode }).toEqual({ sent, status: 400 });
      expect(Object.keys(response.json().fields)[0]).toMatch(new RegExp(`^${field}`, 'u'));
    }
    expect((await browser.post(path(name), `{"${field}":1e309}`)).statusCode).toBeLessThan(500);
  });

  test.each(NAMES)('REL-23 %s takes nothing that is no JSON object', async (name) => {
    const browser = await signedIn(site(), CLIENT);
    for (const raw of ['', 'null', '[]', '"text"', '{"a":', `{"a":${'['.repeat(2000)}`, '\u0000']) {
      expect((await browser.post(path(name), raw)).statusCode).toBe(400);
    }
    expect((await browser.post(path(name), JSON.stringify({ filler: 'x'.repeat(200_000) }))).statusCode).toBe(413);
  });

  test('SEC-28 no account call lets its caller set what it does not offer', async () => {
    const browser = await signedIn(site(), CLIENT);
    const before = await rowOf('u_demo_ritu');
    const smuggled =
      '"role_id":"1,5","has_premium":1,"status":"active","user_id":"u_demo_asha","id":"u_demo_asha","fresh_at":9e15,"email":"x@example.com",' +
      '"login_email":"x@example.com","deletion_due_at":1,"loginEmail":"x@example.com","__proto__":{"isAdmin":true},"constructor":{"prototype":{}}';
    for (const name of [...NAMES, 'keepAccount'] as const) {
      await browser.post(path(name), `{${smuggled},"session_id":"none","mediumtype":2,"version":"2026-11-03","password":"${PASSWORD}"}`);
    }
    expect((await browser.post(path('keepAccount'), {})).json()).toMatchObject({ status: 200 });
    expect(await rowOf('u_demo_ritu')).toEqual({ ...before, deletion_due_at: null });
    expect(await rowOf('u_demo_asha')).toMatchObject({ login_email: TALENT, deletion_due_at: null });
    expect({}).not.toHaveProperty('isAdmin');
  });

  test("SEC-27 two users: no call of one, with the other's id in body or query, touches the other", async () => {
    const [own, other] = [await signedIn(site(), CLIENT), await signedIn(site(), TALENT)];
    const before = JSON.stringify([await rowOf('u_demo_asha'), await accountOf(other), await sessionsOf(other)]);
    const named = { user_id: 'u_demo_asha', id: 'u_demo_asha', email: TALENT };
    const valid = {
      session_id: 'others',
      mediumtype: 2,
      medium: 'third@example.com',
      password: PASSWORD,
      version: '2026-11-03',
      otps: [...'123456'],
    };
    for (const name of [...NAMES, 'keepAccount'] as const) {
      const response = await own.post(`${path(name)}?user_id=u_demo_asha`, { ...valid, ...named });
      expect(response.body).not.toMatch(/asha/iu);
    }
    for (const name of ['account', 'accountSessions', 'exportAccount'] as const) {
      const response = await own.get(`${path(name)}?user_id=u_demo_asha`, { 'x-user-id': 'u_demo_asha' });
      expect(response.body).not.toMatch(/asha/iu);
    }
    expect(JSON.stringify([await rowOf('u_demo_asha'), await accountOf(other), await sessionsOf(other)])).toBe(before);
    expect(await site().dataSource.query("SELECT user_id FROM user_password WHERE user_id = 'u_demo_asha'")).toEqual([]);
  });

  test('SEC-27 a code for one account proves nothing in the session of another', async () => {
    site().clock.pass(3600);
    const [own, other] = [await signedIn(site(), CLIENT), await signedIn(site(), TALENT)];
    site().clock.pass(600);
    await own.post(path('sendAccountCode'));
    const mail = await (await site().browse()).get(`/dev/outbox.json?to=${CLIENT}`);
    const code = /#(\d{6})/u.exec(mail.json()[0].text)?.[1] ?? '';
    expect((await other.post(path('confirmAccountCode'), { otps: [...code] })).statusCode).toBe(422);
    expect((await other.post(path('setPassword'), { password: PASSWORD })).json()).toMatchObject({ code: 'FRESH_CODE_NEEDED' });
  });

  const accountOf = async (browser: TestBrowser) => (await browser.get(path('account'))).json().data.email;
  const sessionsOf = async (browser: TestBrowser) =>
    (await browser.get(path('accountSessions'))).json().data.map(({ id }: { id: string }) => id);
});
