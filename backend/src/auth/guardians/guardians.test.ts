import { childListResponseSchema, ENDPOINTS, LIMITS } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSite, type TestSite } from '../../../test/support/test-site';
import { CONSENT } from './consent-text';
import { GuardiansService } from './guardians.service';

const GUARDIAN = 'leela.iyer@example.com';
const OTHER = 'ritu.khanna@example.com';
const { children: CHILDREN, addChild: ADD, withdrawConsent: WITHDRAW } = ENDPOINTS;

const childrenOf = async (browser: TestBrowser) => {
  const response = await browser.get(CHILDREN.path);
  expect(response.statusCode).toBe(200);
  return childListResponseSchema.validateSync(response.json(), { strict: true });
};

const child = (changes: object = {}) => ({
  first_name: 'Meenu',
  last_name: 'Iyer',
  birth_date: '2018-02-01',
  relation: 'mother',
  agree_consent: 1,
  consent_version: CONSENT.version,
  ...changes,
});

/** A client who is a guardian, too, and has no children yet. */
async function secondGuardian(site: TestSite, birthDate: string | null = '1980-01-01'): Promise<TestBrowser> {
  await site.dataSource.query('UPDATE user_account SET role_id = ?, birth_date = ? WHERE email = ?', ['7,9', birthDate, OTHER]);
  return signedIn(site, OTHER);
}

describeSite('Children of a guardian', (site) => {
  let guardian: TestBrowser;
  beforeAll(async () => {
    guardian = await signedIn(site(), GUARDIAN);
  });

  test('SGN-04 the guardian reads the text to agree to: what is stored, who sees it, and that it can be withdrawn', async () => {
    const { consent } = await childrenOf(guardian);
    expect(consent.version).toBe('2026-11-26');
    for (const word of [
      'date of birth',
      'only I use the account',
      'clients of jobs that I apply for',
      'do not see the date of birth, the city or measurements',
      'no advertising',
      'not tracked',
      'withdraw',
      `deleted ${LIMITS.withdrawnChildDays} days later`,
      'remove my child',
    ])
      expect(consent.text).toContain(word);
  });

  test('SGN-04 SEC-43 a registered child carries who consented to which text and when', async () => {
    const response = await guardian.post(ADD.path, child({ first_name: '  Meenu ' }));
    expect([response.statusCode, response.json().message]).toEqual([200, expect.stringContaining('Meenu is registered')]);
    const added = (await childrenOf(guardian)).data.at(-1);
    expect(added).toEqual({
      id: expect.stringMatching(/^c_[0-9a-f]{24}$/u),
      ...{ first_name: 'Meenu', last_name: 'Iyer', birth_date: '2018-02-01', relation: 'mother' },
      consent_version: CONSENT.version,
      consent_given_at: new Date(site().clock.now()).toISOString(),
      consent_withdrawn_at: null,
      deleted_on: null,
      needs_new_consent: false,
      is_of_age: false,
      account: { unread_messages: 0, offers_to_answer: 0, unread_notifications: 0 },
    });
    const rows = await site().dataSource.query('SELECT guardian_id AS guardian FROM guardian_consent WHERE child_id = ?', [added?.id]);
    expect(rows).toEqual([{ guardian: 'u_demo_leela' }]);
  });

  test('SGN-04 the same child is not registered twice', async () => {
    const response = await guardian.post(ADD.path, child({ first_name: 'MEENU' }));
    expect([response.statusCode, response.json().fields.first_name]).toEqual([
      400,
      expect.stringContaining('registered in your account already'),
    ]);
  });

  test('SGN-04 somebody of 18 or more is refused in the date of birth, with the advice to register themselves', async () => {
    for (const birth_date of ['2008-11-20', '1999-12-31']) {
      const response = await guardian.post(ADD.path, child({ birth_date, first_name: 'Grown' }));
      expect([response.statusCode, response.json().fields.birth_date]).toEqual([400, expect.stringContaining('register on their own')]);
    }
    expect((await guardian.post(ADD.path, child({ birth_date: '2008-11-21', first_name: 'Almost' }))).statusCode).toBe(200);
  });

  test('SGN-04 SEC-43 without consent, or with one to an older text, nothing is stored', async () => {
    const before = (await childrenOf(guardian)).data.length;
    const unticked = await guardian.post(ADD.path, child({ first_name: 'New', agree_consent: 0 }));
    expect([unticked.statusCode, unticked.json().fields]).toEqual([400, { agree_consent: 'Please give your consent' }]);
    const older = await guardian.post(ADD.path, child({ first_name: 'New', consent_version: '2025-01' }));
    expect(older.json()).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: { consent_version: expect.stringContaining('read it again') },
    });
    expect(older.json().detail).toContain((await childrenOf(guardian)).consent.text);
    expect((await childrenOf(guardian)).data).toHaveLength(before);
  });

  test.each([
    ['a day to come', { birth_date: '2026-11-21' }, 'birth_date'],
    ['a day that does not exist', { birth_date: '2019-02-30' }, 'birth_date'],
    ['no name', { first_name: '  ' }, 'first_name'],
    ['an unknown relation', { relation: 'uncle' }, 'relation'],
  ])('SGN-04 %s is refused in its field', async (_what, changes, field) => {
    const response = await guardian.post(ADD.path, child({ last_name: 'Else', ...changes }));
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });

  test('SEC-43 a withdrawn consent is recorded with its time, once; given again it is a new record', async () => {
    const { id, consent_given_at: first } = (await childrenOf(guardian)).data[0] ?? { id: '', consent_given_at: '' };
    site().clock.pass(60);
    const withdrawnAt = new Date(site().clock.now()).toISOString();
    expect((await guardian.post(WITHDRAW.path, { child_id: id })).statusCode).toBe(200);
    site().clock.pass(60);
    expect((await guardian.post(WITHDRAW.path, { child_id: id })).statusCode).toBe(200);
    const [hidden] = (await childrenOf(guardian)).data;
    expect(hidden).toMatchObject({ id, consent_withdrawn_at: withdrawnAt });

    const { first_name, last_name, birth_date } = hidden ?? {};
    expect((await guardian.post(ADD.path, child({ first_name, last_name, birth_date }))).statusCode).toBe(200);
    const givenAgain = new Date(site().clock.now()).toISOString();
    expect((await childrenOf(guardian)).data[0]).toMatchObject({ id, consent_given_at: givenAgain, consent_withdrawn_at: null });
    const exported = await site().app.get(GuardiansService).exportFor('u_demo_leela');
    expect(exported.find((one) => one.id === id)?.consents).toEqual([
      { version: CONSENT.version, given_at: first, withdrawn_at: withdrawnAt },
      { version: CONSENT.version, given_at: givenAgain, withdrawn_at: null },
    ]);
  });

  test("SEC-27 SEC-43 nobody reads or withdraws for somebody else's child", async () => {
    const other = await secondGuardian(site());
    expect((await childrenOf(other)).data).toEqual([]);
    const [leelasChild] = (await childrenOf(guardian)).data;
    for (const child_id of [leelasChild?.id, 'c_nobody']) expect((await other.post(WITHDRAW.path, { child_id })).statusCode).toBe(404);
    expect((await childrenOf(guardian)).data[0]).toEqual(leelasChild);
  });

  test('SGN-04 ten children are the most, however many requests come at once', async () => {
    const other = await secondGuardian(site());
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => other.post(ADD.path, child({ first_name: `Child ${index}` }))),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect((await childrenOf(other)).data).toHaveLength(10);
    expect(responses.find(({ statusCode }) => statusCode !== 200)?.json().fields.first_name).toContain('10 children');
  });

  test('SGN-04 SEC-43 anyone who is no adult, or did not say, is told what to do', async () => {
    const unknown = await (await secondGuardian(site(), null)).post(ADD.path, child());
    expect([unknown.statusCode, unknown.json().detail]).toEqual([403, expect.stringContaining('write to support')]);
    const young = await (await secondGuardian(site(), '2010-01-01')).post(ADD.path, child());
    expect([young.statusCode, young.json().detail]).toEqual([403, expect.stringContaining('18 or older')]);
  });
});
