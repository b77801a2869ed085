import { ENDPOINTS } from '@alltalent/shared/contracts';
import { createMysqlDatabase, describeOnMariadb } from '../../../test/support/kernel/database/test-database';
import { askForCode, newestCode, sendIn } from '../../../test/support/log-in';
import { TestBrowser } from '../../../test/support/test-browser';
import { openSite, type TestSite } from '../../../test/support/test-site';
import { proved, signUp } from '../../../test/support/auth/join';

const CLIENT = 'ritu.khanna@example.com';

describeOnMariadb('Two instances on one database', () => {
  let sites: readonly [TestSite, TestSite] | undefined;
  let drop = async (): Promise<void> => undefined;

  beforeAll(async () => {
    const database = await createMysqlDatabase();
    drop = database.drop;
    const env = { DATABASE_URL: database.url, SECRET_KEY: 'the same key for every instance of the site' };
    sites = [await openSite(env), await openSite(env)];
  });

  afterAll(async () => {
    await Promise.all((sites ?? []).map((site) => site.close()));
    await drop();
  });

  const instance = (number: number): TestSite => {
    const site = sites?.[number % 2];
    if (!site) throw new Error('The instances are there from the first test on, not before.');
    return site;
  };
  const pass = (seconds: number) => sites?.forEach(({ clock }) => clock.pass(seconds));
  /** Copy of a browser that sends its requests to the other instance. */
  const move = (browser: TestBrowser, number: number): TestBrowser => {
    const moved = new TestBrowser(instance(number).app, browser.ip);
    for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
    return moved;
  };

  beforeEach(() => pass(25 * 3600));

  test('REL-26 REL-09 a code asked for at one is taken at the other, and the session goes on at either', async () => {
    const one = await instance(0).browse();
    await askForCode(one, CLIENT);
    const other = move(one, 1);
    expect((await other.get(ENDPOINTS.joinProgress.path)).json().data).toMatchObject({ step: 'code', medium: CLIENT });
    expect((await sendIn(other, CLIENT, await newestCode(instance(0), CLIENT))).json()).toMatchObject({ is_login: true });
    expect((await move(other, 0).post(ENDPOINTS.userDetails.path)).json()).toMatchObject({ email: CLIENT });
  });

  test('REL-26 a medium proved at one signs up at the other', async () => {
    const browser = await proved(instance(0), 'moves.on@example.com');
    expect((await signUp(move(browser, 1))).json()).toMatchObject({ status: 1, is_login: true });
  });

  test('SEC-13 the totals per address are those of one instance', async () => {
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      const browser = await instance(count).browse('10.250.1.1');
      statuses.push((await askForCode(browser, 'alternating@example.com')).statusCode);
      pass(61);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('SEC-13 the totals per computer are those of one instance', async () => {
    const browser = await instance(0).browse();
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await askForCode(move(browser, count), `c${count}@example.com`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('SEC-04 SEC-13 wrong codes at both count five together; of right ones at both one logs in', async () => {
    const browser = await instance(0).browse();
    await askForCode(browser, CLIENT);
    const code = await newestCode(instance(0), CLIENT);
    const wrong = code === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 20 }, (_, number) => sendIn(move(browser, number), CLIENT, wrong)));
    const [row] = await instance(0).dataSource.query('SELECT MAX(attempts) AS attempts FROM one_time_code');
    expect(Number(row.attempts)).toBe(5);
    pass(3600);
    const again = await instance(1).browse();
    await askForCode(again, CLIENT);
    const right = await newestCode(instance(1), CLIENT);
    const responses = await Promise.all(Array.from({ length: 20 }, (_, number) => sendIn(move(again, number), CLIENT, right)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('REL-18 sign-ups at both at once make one account', async () => {
    const browser = await proved(instance(0), 'at.once@example.com');
    const responses = await Promise.all(Array.from({ length: 6 }, (_, number) => signUp(move(browser, number))));
    expect(responses.map((response) => response.json().status)).toEqual(Array(6).fill(1));
    expect(new Set(responses.map((response) => response.json().user_id)).size).toBe(1);
  });
});
