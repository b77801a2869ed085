import { ENDPOINTS } from '@alltalent/shared/contracts';
import { newestCode, signedIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { LeadRetentionService } from './lead-retention.service';
import { LeadRetentionJob } from './lead-retention.job';
import { sendLead, storedLeads, verify } from '../../../test/support/leads/lead-form';

const DAY = 24 * 3600;
const CLIENT = 'ritu.khanna@example.com';

describeSites('How long leads are kept', (site) => {
  beforeEach(async () => {
    site().clock.pass(25 * 3600);
    await site().dataSource.query('DELETE FROM lead_request');
  });

  const work = () => site().app.get(LeadRetentionJob).run();
  const emails = async () => (await storedLeads(site())).map(({ email }) => email);
  async function lead(email_id: string, isVerified: boolean): Promise<void> {
    const browser = await site().browse();
    expect((await sendLead(site(), browser, { email_id })).statusCode).toBe(200);
    if (isVerified) expect((await verify(browser, await newestCode(site(), email_id))).statusCode).toBe(200);
  }

  test('SEC-41 a lead whose code never came in is deleted after seven days, a verified one is not', async () => {
    await lead('old@example.com', false);
    await lead('kept@example.com', true);
    site().clock.pass(DAY);
    await lead('young@example.com', false);
    site().clock.pass(6 * DAY - 60);
    await work();
    expect(await emails()).toEqual(['old@example.com', 'kept@example.com', 'young@example.com']);
    site().clock.pass(120);
    expect(await work()).toBe(true);
    expect(await emails()).toEqual(['kept@example.com', 'young@example.com']);
    expect(site().log.join('')).toContain('leads deleted');
    expect(site().log.join('')).not.toContain('old@example.com');
  });

  test('SEC-41 a verified lead is deleted after 24 months', async () => {
    await lead('two-years@example.com', true);
    site().clock.pass(729 * DAY);
    await work();
    expect(await emails()).toEqual(['two-years@example.com']);
    site().clock.pass(3 * DAY);
    await work();
    expect(await emails()).toEqual([]);
  });

  test('SEC-13 several instances at once delete what is old and nothing else', async () => {
    await lead('gone@example.com', false);
    site().clock.pass(8 * DAY);
    await lead('here@example.com', false);
    const service = site().app.get(LeadRetentionService);
    await Promise.all([service.purge(), service.purge(), service.purge()]);
    expect(await emails()).toEqual(['here@example.com']);
  });

  test('REL-09 a job run that failed says so and is done by the next one', async () => {
    await lead('later@example.com', false);
    site().clock.pass(8 * DAY);
    const purge = jest.spyOn(site().app.get(LeadRetentionService), 'purge').mockRejectedValueOnce(new Error('the database went away'));
    expect(await work()).toBe(false);
    expect(site().log.join('')).toContain('deletion of old leads failed, trying again');
    expect(await work()).toBe(true);
    expect(await emails()).toEqual([]);
    purge.mockRestore();
  });

  test('API-10 a code that comes after the lead is gone is refused, and never an error of the server', async () => {
    const browser = await site().browse();
    await sendLead(site(), browser, { email_id: 'late@example.com' });
    const code = await newestCode(site(), 'late@example.com');
    await site().dataSource.query('DELETE FROM lead_request');
    const response = await verify(browser, code);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
  });

  test("SEC-68 SEC-27 the account's export has the leads sent in while logged in and those confirmed under its address, and no others", async () => {
    const browser = await signedIn(site(), CLIENT);
    await sendLead(site(), browser, { email_id: 'work@example.com' }, 'Singer');
    await lead(CLIENT, true);
    await lead(CLIENT, false);
    await lead('somebody@example.com', true);
    const elsewhere = await signedIn(site(), 'asha.rao@example.com');
    await sendLead(site(), elsewhere, { email_id: CLIENT, first_name: 'Asha' });
    const again = await signedIn(site(), CLIENT);
    const { leads } = (await again.get(ENDPOINTS.exportAccount.path)).json();
    expect(leads).toEqual([
      expect.objectContaining({ ad_type: 'Singer', email_id: 'work@example.com', user_id: 'u_demo_ritu', verified_at: null }),
      expect.objectContaining({ ad_type: 'Influencer', email_id: CLIENT, user_id: null, verified_at: expect.any(String) }),
    ]);
    expect(JSON.stringify(leads)).not.toMatch(/asked_by|request_key|somebody|message/u);
  });
});
