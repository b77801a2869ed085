import { newestCode, signedIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { ErasureJob } from './erasure.job';

const CLIENT = 'ritu.khanna@example.com';
const DAY = 24 * 3600;

describeSites('Erasure of leads', (site) => {
  const query = (sql: string) => site().dataSource.query(sql);
  const form = async (email: string) => {
    const browser = email === CLIENT ? await signedIn(site(), CLIENT) : await site().browse();
    const { form_token } = (await browser.get(ENDPOINTS.leadForm.path)).json().data;
    site().clock.pass(3);
    const person = { first_name: 'Nila', last_name: 'Bose', county_code: '91', mobile_number: '9876543210', email_id: email };
    expect((await browser.post(ENDPOINTS.storeLead.path, { ad_type: 'Influencer', form_token, ...person })).statusCode).toBe(200);
    return browser;
  };

  test('SEC-68 SEC-41 leads go with the account, and with them the messages that carry them; others stay', async () => {
    const other = await form('other@example.com');
    await other.post(ENDPOINTS.verifyLead.path, { ps_otp: await newestCode(site(), 'other@example.com'), agree_tnc_productps: 1 });
    const browser = await form(CLIENT);
    const [{ mail_message_id: gone }] = await query("SELECT mail_message_id FROM lead_request WHERE user_id = 'u_demo_ritu'");
    const [{ mail_message_id: kept }] = await query("SELECT mail_message_id FROM lead_request WHERE email = 'other@example.com'");
    await browser.post(ENDPOINTS.deleteAccount.path, {});
    for (const days of [28, 2]) {
      site().clock.pass(days * DAY);
      await site().app.get(ErasureJob).run();
    }
    expect(await query("SELECT id FROM user_account WHERE id = 'u_demo_ritu'")).toEqual([]);
    expect(await query('SELECT email, mail_message_id FROM lead_request')).toEqual([{ email: 'other@example.com', mail_message_id: kept }]);
    expect(await query(`SELECT id FROM outbox_message WHERE id IN (${gone}, ${kept})`)).toEqual([{ id: kept }]);
  });
});
