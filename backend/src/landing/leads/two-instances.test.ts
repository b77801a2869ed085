import { randomUUID } from 'node:crypto';
import { createMysqlDatabase, describeOnMariadb } from '../../../test/support/kernel/database/test-database';
import { messagesTo, newestCode } from '../../../test/support/log-in';
import { answersBut, TestBrowser } from '../../../test/support/test-browser';
import { openSite, type TestSite } from '../../../test/support/test-site';
import { FILLED, newPerson, openForm, post, storedLeads, verify } from '../../../test/support/leads/lead-form';

describeOnMariadb('A lead form at two instances on one database', () => {
  let sites: readonly TestSite[] = [];
  let drop = async (): Promise<void> => undefined;

  beforeAll(async () => {
    const database = await createMysqlDatabase();
    drop = database.drop;
    const env = { DATABASE_URL: database.url, SECRET_KEY: 'the same key for every instance of the site' };
    sites = [await openSite(env), await openSite(env)];
  });
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.close()));
    await drop();
  });

  test('REL-17 REL-26 twenty submits of one form, ten at each, leave one lead, one mail and one SMS; so does the code', async () => {
    const [first, second] = sites;
    if (!first || !second) throw new Error('Both instances are there.');
    const browser = await first.browse();
    const form_token = await openForm(first, browser);
    second.clock.pass(3);
    const moved = new TestBrowser(second.app, browser.ip);
    for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
    const { email_id, mobile_number, number } = newPerson();
    const input = { ad_type: 'Influencer', email_id, mobile_number, ...FILLED.Influencer, form_token };
    const key = randomUUID();
    const twenty = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? browser : moved));
    const responses = await Promise.all(twenty.map((each) => post(each, input, key)));
    expect(answersBut([200, 409], responses)).toEqual([]);
    expect((await post(moved, input, key)).json()).toMatchObject({ data: 1, pending: { sent_to: ['mobile', 'email'] } });
    expect(await storedLeads(first)).toHaveLength(1);
    expect([(await messagesTo(first, email_id)).length, (await messagesTo(first, number)).length]).toEqual([1, 1]);
    const code = await newestCode(second, email_id);
    const verified = await Promise.all(twenty.map((each) => verify(each, code, key)));
    expect(answersBut([200, 409], verified)).toEqual([]);
    expect((await verify(browser, code, key)).json()).toEqual({ data: 1, ad_type: 'Influencer' });
  });
});
