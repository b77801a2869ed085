import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMysqlDatabase, describeOnServers } from '../../../test/support/kernel/database/test-database';
import { newestCode } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { openSite, type TestSite } from '../../../test/support/test-site';
import { FILLED, newPerson, openForm, pendingOf, post, storedLeads, verify } from '../../../test/support/leads/lead-form';

describeOnServers('A restart of the backend while somebody sends a form', (engine) => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'alltalent-restart-'));
  let env: Readonly<Record<string, string>> = { DATA_DIR };
  let drop = async (): Promise<void> => undefined;

  beforeAll(async () => {
    if (engine === 'SQLite') return;
    const database = await createMysqlDatabase();
    drop = database.drop;
    env = { DATA_DIR, DATABASE_URL: database.url };
  });
  afterAll(async () => {
    await drop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  /** Moves a browser to the restarted site. */
  const at = async (site: TestSite, { cookies }: TestBrowser): Promise<TestBrowser> => {
    const browser = await site.browse();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    return browser;
  };

  test('REL-09 REL-17 token, lead, code and answer are there afterwards: one lead, and its code verifies it', async () => {
    const first = await openSite(env);
    const before = await first.browse();
    const { email_id, mobile_number } = newPerson();
    const form_token = await openForm(first, before);
    await first.stop();
    await first.close();

    const second = await openSite(env);
    second.clock.pass(10);
    const between = await at(second, before);
    const input = { ad_type: 'Singer', email_id, mobile_number, ...FILLED.Singer, form_token };
    const key = randomUUID();
    const response = await post(between, input, key);
    expect(response.statusCode).toBe(200);
    const code = await newestCode(second, email_id);
    await second.stop();
    await second.close();

    const third = await openSite(env);
    third.clock.pass(20);
    const after = await at(third, between);
    expect((await post(after, input, key)).body).toBe(response.body);
    expect(await storedLeads(third)).toHaveLength(1);
    expect(await pendingOf(after)).toMatchObject({ ad_type: 'Singer', sent_to: ['mobile', 'email'], retry_after: 50 });
    expect((await verify(after, code)).json()).toEqual({ data: 1, ad_type: 'Singer' });
    await third.close();
  });
});
