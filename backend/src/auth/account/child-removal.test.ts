import { childListResponseSchema, ENDPOINTS, LIMITS } from '@alltalent/shared/contracts';
import { messagesTo, signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSite } from '../../../test/support/test-site';
import { CONSENT } from '../guardians/consent-text';
import { WithdrawnChildrenJob } from './withdrawn-children.job';

const GUARDIAN = 'leela.iyer@example.com';
const { children: CHILDREN, addChild: ADD, withdrawConsent: WITHDRAW, removeChild: REMOVE } = ENDPOINTS;
const DAY_SECONDS = 24 * 3600;

describeSite('Deleting what is stored about a child', (site) => {
  let guardian: TestBrowser;
  const childrenOf = async () => childListResponseSchema.validateSync((await guardian.get(CHILDREN.path)).json(), { strict: true }).data;
  const rowsOf = async (id: string) => {
    const count = async (table: string, column: string) =>
      Number((await site().dataSource.query(`SELECT COUNT(*) AS n FROM ${table} WHERE ${column} = ?`, [id]))[0].n);
    return [await count('child_profile', 'id'), await count('guardian_consent', 'child_id')];
  };
  const added = async (first_name: string): Promise<string> => {
    const input = { first_name, last_name: 'Iyer', birth_date: '2018-02-01', relation: 'mother', agree_consent: 1 };
    expect((await guardian.post(ADD.path, { ...input, consent_version: CONSENT.version })).statusCode).toBe(200);
    return (await childrenOf()).find((child) => child.first_name === first_name)?.id ?? '';
  };
  const newestMail = async () => (await messagesTo(site(), GUARDIAN))[0];
  const work = () => site().app.get(WithdrawnChildrenJob).run();

  beforeAll(async () => {
    guardian = await signedIn(site(), GUARDIAN);
  });

  test('SGN-04 SEC-43 a guardian removes one child with everything stored about it, alone, and is told by mail', async () => {
    const [kept, id] = [await added('Anu'), await added('Meenu')];
    const response = await guardian.post(REMOVE.path, { child_id: id });
    expect([response.statusCode, response.json().message]).toEqual([200, 'Everything stored about Meenu is deleted.']);
    expect([await rowsOf(id), await rowsOf(kept)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(await newestMail()).toMatchObject({ subject: 'Everything stored about Meenu is deleted' });
    expect((await guardian.post(REMOVE.path, { child_id: id })).statusCode).toBe(404);
  });

  test('SEC-27 SEC-43 nobody removes the child of somebody else', async () => {
    const id = await added('Ravi');
    await site().dataSource.query('UPDATE user_account SET role_id = ?, birth_date = ? WHERE email = ?', [
      '7,9',
      '1980-01-01',
      'ritu.khanna@example.com',
    ]);
    const other = await signedIn(site(), 'ritu.khanna@example.com');
    expect((await other.post(REMOVE.path, { child_id: id })).statusCode).toBe(404);
    expect(await rowsOf(id)).toEqual([1, 1]);
  });

  test('SGN-04 SEC-43 thirty days after a withdrawal everything about the child is deleted, as page and mail said', async () => {
    const [gone, again] = [await added('Tara Devi'), await added('Kiran')];
    const response = await guardian.post(WITHDRAW.path, { child_id: gone });
    const deletedOn = new Date(site().clock.now() + (LIMITS.withdrawnChildDays * DAY_SECONDS + 5.5 * 3600) * 1000)
      .toISOString()
      .slice(0, 10);
    expect(response.json().message).toMatch(/Everything stored about Tara Devi is deleted on \d+ December 2026/u);
    expect((await childrenOf()).find(({ id }) => id === gone)).toMatchObject({ deleted_on: deletedOn });
    expect(await newestMail()).toMatchObject({
      subject: 'You withdrew your consent for Tara Devi',
      text: expect.stringMatching(/On \d+ December 2026 everything stored about Tara Devi is deleted/u),
    });
    await guardian.post(WITHDRAW.path, { child_id: again });
    site().clock.pass((LIMITS.withdrawnChildDays - 1) * DAY_SECONDS);
    await work();
    expect(await rowsOf(gone)).toEqual([1, 1]);
    guardian = await signedIn(site(), GUARDIAN);
    const input = { first_name: 'Kiran', last_name: 'Iyer', birth_date: '2018-02-01', relation: 'mother', agree_consent: 1 };
    expect((await guardian.post(ADD.path, { ...input, consent_version: CONSENT.version })).statusCode).toBe(200);
    site().clock.pass(2 * DAY_SECONDS);
    await work();
    await work();
    expect([await rowsOf(gone), await rowsOf(again)]).toEqual([
      [0, 0],
      [1, 2],
    ]);
    expect(await newestMail()).toMatchObject({
      subject: 'Everything stored about Tara Devi is deleted',
      text: expect.stringContaining('30 days ago'),
    });
  });
});
