import { ENDPOINTS, ROLES } from '@alltalent/shared/contracts';
import { outsideTransaction } from '../../kernel/database/ambient-transaction';
import { inTransaction } from '../../kernel/database/transaction';
import { createMysqlDatabase, describeOnMariadb } from '../../../test/support/kernel/database/test-database';
import { signedIn } from '../../../test/support/log-in';
import type { Answer, TestBrowser } from '../../../test/support/test-browser';
import { openSite, type TestSite } from '../../../test/support/test-site';
import { CONSENT } from '../guardians/consent-text';
import { COMPLETE_JOB, ownJob, save, submit } from '../../../test/support/jobs/postings/jobs';
import { COMPLETE, ownProfile, putPhoto } from '../../../test/support/profiles/own-profiles';
import { aJpeg, upload } from '../../../test/support/profiles/photo-browser';
import { UsersRepository } from '../users/users.repository';
import { UsersService } from '../users/users.service';

const BIRTH_DATE = '1994-03-12';
/** The engine renews what it tells of transactions when nobody has asked for a tenth of a second. */
const LOOK_AGAIN_MS = 150;
type Member = { readonly id: string; readonly browser: TestBrowser };

// SQLite has one writer, and the second reads what the first has written.
describeOnMariadb('The own role and what depends on it, at the same moment', () => {
  let site: TestSite;
  let drop: () => Promise<void>;
  let people = 0;

  beforeAll(async () => {
    const database = await createMysqlDatabase();
    drop = database.drop;
    site = await openSite({ DATABASE_URL: database.url });
  }, 60_000);
  afterAll(async () => {
    await site.close();
    await drop();
  });

  async function member(roleId: string): Promise<Member> {
    const email = `moment-${(people += 1)}@example.com`;
    const name = { firstName: 'Noor', lastName: 'Sethi', dialCode: '91', mobileNumber: '' };
    const user = await site.app
      .get(UsersService)
      .create({ ...name, roleId, email, loginEmail: email, loginPhone: null, birthDate: BIRTH_DATE });
    return { id: user?.id ?? '', browser: await signedIn(site, email) };
  }
  const roleOf = async (id: string) => (await new UsersRepository(site.dataSource).findById(id))?.roleId;

  async function isWaitedFor(): Promise<boolean> {
    const [row] = await site.dataSource.query<{ total: string }[]>(
      `SELECT COUNT(*) AS total FROM information_schema.innodb_trx waiting
        JOIN information_schema.processlist process ON process.id = waiting.trx_mysql_thread_id
        WHERE waiting.trx_state = 'LOCK WAIT' AND process.db = DATABASE()`,
    );
    return Number(row?.total) > 0;
  }

  /** What the request answers that comes while `work` on the account is under way. */
  async function meanwhile(
    id: string,
    work: (sql: TestSite['dataSource']) => Promise<unknown>,
    request: () => Promise<Answer>,
  ): Promise<Answer> {
    let response: Promise<Answer> | undefined;
    let isAnswered = false;
    await inTransaction(site.dataSource, async () => {
      await new UsersRepository(site.dataSource).lock(id);
      await work(site.dataSource);
      response = outsideTransaction(request).finally(() => (isAnswered = true));
      do await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      while (!isAnswered && !(await isWaitedFor()));
    });
    if (!response) throw new Error('Nothing was asked.');
    return response;
  }

  test.each<[string, string, string, (sql: TestSite['dataSource'], id: string) => Promise<unknown>]>([
    [
      'a job is sent in',
      ROLES.client,
      ROLES.guardian,
      (sql, id) => sql.query("UPDATE job SET owner_id = ? WHERE state <> 'draft' ORDER BY id LIMIT 1", [id]),
    ],
    [
      'a child is registered',
      ROLES.guardian,
      ROLES.client,
      (sql, id) =>
        sql.query(
          `INSERT INTO child_profile (id, guardian_id, first_name, last_name, birth_date, relation, created_at)
            VALUES ('c_moment', ?, 'Anu', 'Sethi', '2018-02-01', 'mother', 1)`,
          [id],
        ),
    ],
    ['a photo is added', ROLES.talent, ROLES.client, (sql, id) => putPhoto({ ...site, dataSource: sql }, id)],
    [
      'staff verify the client',
      ROLES.client,
      ROLES.talent,
      (sql, id) => sql.query("UPDATE user_account SET verified_client_on = '2026-11-01' WHERE id = ?", [id]),
    ],
  ])('SGN-04 while %s, a change of the role waits and is refused', async (_title, role, wanted, pin) => {
    const { id, browser } = await member(role);
    const response = await meanwhile(
      id,
      (sql) => pin(sql, id),
      () => browser.post(ENDPOINTS.changeRole.path, { role: wanted, birth_date: BIRTH_DATE }),
    );
    expect([response.statusCode, response.json().code]).toEqual([409, 'ROLE_IN_USE']);
    expect(await roleOf(id)).toBe(role);
  });

  test('HIR-08 while a job is sent in, leaving the client side waits and is refused', async () => {
    const { id, browser } = await member(`${ROLES.talent},${ROLES.client}`);
    const response = await meanwhile(
      id,
      (sql) => sql.query("UPDATE job SET owner_id = ? WHERE state <> 'draft' ORDER BY id DESC LIMIT 1", [id]),
      () => browser.post(ENDPOINTS.dropSide.path, { role: ROLES.client }),
    );
    expect([response.statusCode, response.json().code]).toEqual([409, 'ROLE_IN_USE']);
    expect(await roleOf(id)).toBe(`${ROLES.talent},${ROLES.client}`);
  });

  test('HIR-08 while the role changes, a side that it already is is not added', async () => {
    const { id, browser } = await member(ROLES.client);
    const response = await meanwhile(
      id,
      (sql) => become(sql, id, ROLES.talent),
      () => browser.post(ENDPOINTS.addSide.path, { role: ROLES.talent, agree_tnc: 1 }),
    );
    expect(response.statusCode).toBe(400);
    expect(await roleOf(id)).toBe(ROLES.talent);
  });

  const count = async (sql: string, id: string) =>
    Number((await site.dataSource.query(`SELECT COUNT(*) AS total FROM ${sql}`, [id]))[0].total);

  test('SGN-04 SEC-29 a job sent in while the role changes is refused, and stays a draft', async () => {
    const { id, browser } = await member(ROLES.client);
    const draft = ownJob(await save(browser, COMPLETE_JOB));
    expect(
      (
        await meanwhile(
          id,
          (sql) => become(sql, id, ROLES.talent),
          () => submit(browser, draft),
        )
      ).statusCode,
    ).toBe(403);
    expect(await count("job WHERE owner_id = ? AND (state <> 'draft' OR review = 'pending')", id)).toBe(0);
  });

  test('SGN-04 SEC-29 a photo added while the role changes is refused', async () => {
    const { id, browser } = await member(ROLES.talent);
    const photo = await aJpeg();
    expect(
      (
        await meanwhile(
          id,
          (sql) => become(sql, id, ROLES.client),
          () => upload(browser, photo),
        )
      ).statusCode,
    ).toBe(403);
    expect(await count('profile_photo WHERE user_id = ?', id)).toBe(0);
  });

  test('SGN-04 SEC-29 a profile sent in while the role changes is refused', async () => {
    const { id, browser } = await member(ROLES.talent);
    const before = ownProfile(await browser.get(ENDPOINTS.ownProfile.path));
    const { revision } = ownProfile(await browser.post(ENDPOINTS.saveProfile.path, { revision: before.revision, ...COMPLETE }));
    await putPhoto(site, id);
    const send = () => browser.post(ENDPOINTS.submitProfile.path, { revision });
    expect((await meanwhile(id, (sql) => become(sql, id, ROLES.client), send)).statusCode).toBe(403);
    expect(await count("profile WHERE user_id = ? AND state <> 'draft'", id)).toBe(0);
  });

  test('SGN-04 SEC-29 a child added while the role changes is refused', async () => {
    const { id, browser } = await member(ROLES.guardian);
    const child = { first_name: 'Anu', last_name: 'Sethi', birth_date: '2018-02-01', relation: 'mother', agree_consent: 1 };
    const add = () => browser.post(ENDPOINTS.addChild.path, { ...child, consent_version: CONSENT.version });
    expect((await meanwhile(id, (sql) => become(sql, id, ROLES.client), add)).statusCode).toBe(403);
    expect(await count('child_profile WHERE guardian_id = ?', id)).toBe(0);
  });
});

function become(sql: TestSite['dataSource'], id: string, roleId: string): Promise<unknown> {
  return sql.query('UPDATE user_account SET role_id = ? WHERE id = ?', [roleId, id]);
}
