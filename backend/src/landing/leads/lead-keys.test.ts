import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { OldRowsJob } from '../../kernel/scheduling/old-rows.job';
import { messagesTo, newestCode } from '../../../test/support/log-in';
import { type Answer, answersBut, type TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { LeadCodesService } from './lead-codes.service';
import { FILLED, newPerson, openForm, post, resend, sendLead, storedLeads, verify } from '../../../test/support/leads/lead-form';
import { SalesDeliveryService } from './sales-delivery.service';

describeSites('A form with an Idempotency-Key', (site) => {
  beforeEach(async () => {
    site().clock.pass(25 * 3600);
    await site().dataSource.query('DELETE FROM lead_request');
  });
  afterEach(() => jest.restoreAllMocks());

  const filled = async (browser: TestBrowser) => {
    const { email_id, mobile_number, number } = newPerson();
    const form_token = await openForm(site(), browser);
    const input = { ad_type: 'Influencer', email_id, mobile_number, ...FILLED.Influencer, form_token };
    return { input, email: email_id, number };
  };
  /** Sends it until it is answered, as the page does, which waits for a second in between, and its visitor on a busy site. */
  const insist = async (send: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      const response = await send();
      if (![409, 503].includes(response.statusCode)) return response;
      const isBusy = response.statusCode === 503;
      expect(response.json()).toMatchObject(
        isBusy ? { code: 'UNAVAILABLE', retry_after: 5 } : { code: 'REQUEST_UNDER_WAY', retry_after: 1 },
      );
      await setTimeout(300);
    }
  };

  test('REL-17 twenty at once leave one lead, one mail and one SMS, and one answer', async () => {
    const browser = await site().browse();
    const { input, email, number } = await filled(browser);
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => insist(() => post(browser, input, key))));
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(responses[0]?.json()).toMatchObject({ data: 1, user: 0, pending: { sent_to: ['mobile', 'email'] } });
    expect(await storedLeads(site())).toHaveLength(1);
    expect([(await messagesTo(site(), email)).length, (await messagesTo(site(), number)).length]).toEqual([1, 1]);
  });

  test('REL-17 a repetition is answered from what is kept, for a day; the key is nobody else’s', async () => {
    const browser = await site().browse();
    const { input } = await filled(browser);
    const key = randomUUID();
    const first = await post(browser, input, key);
    site().clock.pass(23 * 3600);
    const again = await post(browser, input, key.toUpperCase());
    expect([again.statusCode, again.body, again.headers['idempotent-replayed']]).toEqual([200, first.body, 'true']);
    const stranger = await site().browse();
    const own = await filled(stranger);
    expect((await post(stranger, own.input, key)).headers['idempotent-replayed']).toBeUndefined();
    expect(await storedLeads(site())).toHaveLength(2);
  });

  test('REL-17 another body under the same key is refused with 422', async () => {
    const browser = await site().browse();
    const { input } = await filled(browser);
    const key = randomUUID();
    await post(browser, input, key);
    const response = await post(browser, { ...input, first_name: 'Somebody else' }, key);
    expect(response.statusCode).toBe(422);
    expect(response.json().code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await storedLeads(site())).toHaveLength(1);
  });

  test('REL-17 while the first is under way a repetition gets 409 and when to ask again', async () => {
    const browser = await site().browse();
    const { input } = await filled(browser);
    const key = randomUUID();
    const codes = site().app.get(LeadCodesService);
    const send = codes.sendFirst.bind(codes);
    const early: Answer[] = [];
    jest.spyOn(codes, 'sendFirst').mockImplementation(async (lead, visitor) => {
      early.push(await post(browser, input, key));
      return send(lead, visitor);
    });
    expect((await post(browser, input, key)).statusCode).toBe(200);
    expect(early[0]?.statusCode).toBe(409);
    expect(early[0]?.headers['retry-after']).toBe('1');
    expect((await post(browser, input, key)).statusCode).toBe(200);
  });

  test('REL-17 REL-09 a request that died half-way is taken over after a minute, and there is still one lead', async () => {
    const browser = await site().browse();
    const { input, email } = await filled(browser);
    const key = randomUUID();
    await post(browser, input, key);
    const code = await newestCode(site(), email);
    // As kill -9 leaves it: claimed, with a lead, without an answer.
    await site().dataSource.query('UPDATE idempotency_key SET status = NULL, sealed_answer = NULL');
    site().clock.pass(30);
    expect((await post(browser, input, key)).statusCode).toBe(409);
    site().clock.pass(31);
    const responses = await Promise.all(Array.from({ length: 5 }, () => insist(() => post(browser, input, key))));
    expect(answersBut([200], responses)).toEqual([]);
    expect(responses[0]?.json()).toMatchObject({ data: 1, user: 0, pending: { sent_to: ['mobile', 'email'] } });
    expect(await storedLeads(site())).toHaveLength(1);
    expect(await messagesTo(site(), email)).toHaveLength(1);
    expect((await verify(browser, code)).statusCode).toBe(200);
  });

  test('REL-17 REL-09 a request that died before it sent anything is gone on with: one lead, and its code', async () => {
    const browser = await site().browse();
    const { input, email, number } = await filled(browser);
    const key = randomUUID();
    await post(browser, input, key);
    for (const table of ['one_time_code', 'outbox_message']) await site().dataSource.query(`DELETE FROM ${table}`);
    await site().dataSource.query("UPDATE lead_request SET sent_to = '[]'");
    await site().dataSource.query('UPDATE idempotency_key SET status = NULL, sealed_answer = NULL');
    site().clock.pass(61);
    expect((await post(browser, input, key)).json()).toMatchObject({ data: 1, pending: { sent_to: ['mobile', 'email'], retry_after: 60 } });
    expect(await storedLeads(site())).toHaveLength(1);
    expect([(await messagesTo(site(), email)).length, (await messagesTo(site(), number)).length]).toEqual([1, 1]);
  });

  test('REL-17 a refused form frees its key, so that the corrected one may use it', async () => {
    const browser = await site().browse();
    const { input } = await filled(browser);
    const key = randomUUID();
    expect((await post(browser, { ...input, first_name: '' }, key)).statusCode).toBe(400);
    expect((await post(browser, input, key)).statusCode).toBe(200);
  });

  test('REL-17 a key that is no UUID is refused; without one every request counts', async () => {
    const browser = await site().browse();
    const { input } = await filled(browser);
    for (const key of ['x', '', '1'.repeat(500), "'; DROP TABLE idempotency_key; --"]) {
      const response = await post(browser, input, key);
      expect(response.statusCode).toBe(400);
      expect(response.json().fields).toHaveProperty('Idempotency-Key');
    }
    await post(browser, input);
    await post(browser, input);
    expect(await storedLeads(site())).toHaveLength(2);
  });

  test('SEC-41 REL-17 repetitions of one request count once against the limits', async () => {
    const browser = await site().browse();
    const { input } = await filled(browser);
    const key = randomUUID();
    for (let count = 0; count < 8; count += 1) expect((await post(browser, input, key)).statusCode).toBe(200);
    for (let count = 0; count < 4; count += 1) expect((await sendLead(site(), browser)).statusCode).toBe(200);
    expect((await sendLead(site(), browser)).statusCode).toBe(429);
  });

  test('REL-17 API-09 API-10 sending again and verifying are done once per key, and answer the same again', async () => {
    const deliver = jest.spyOn(site().app.get(SalesDeliveryService), 'deliver').mockResolvedValue();
    const browser = await site().browse();
    const { input, email } = await filled(browser);
    await post(browser, input);
    site().clock.pass(61);
    const again = { 'idempotency-key': randomUUID() };
    const sent = await Promise.all(Array.from({ length: 5 }, () => insist(() => browser.post('/product-shoot-resend-otp', {}, again))));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await messagesTo(site(), email)).toHaveLength(2);
    expect((await resend(browser)).statusCode).toBe(429);
    const code = await newestCode(site(), email);
    const key = randomUUID();
    const verified = await Promise.all(Array.from({ length: 20 }, () => insist(() => verify(browser, code, key))));
    expect(new Set(verified.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(verified[0]?.json()).toEqual({ data: 1, ad_type: 'Influencer' });
    expect(deliver).toHaveBeenCalledTimes(1);
    expect((await verify(browser, code, key)).json()).toEqual({ data: 1, ad_type: 'Influencer' });
  });

  test('REL-17 API-10 a verification that died after its work was done is answered as done, and only to its own repetition', async () => {
    const browser = await site().browse();
    const { input, email } = await filled(browser);
    await post(browser, input);
    const [code, key] = [await newestCode(site(), email), randomUUID()];
    const deliver = jest.spyOn(site().app.get(SalesDeliveryService), 'deliver').mockResolvedValue();
    await verify(browser, code, key);
    await site().dataSource.query('UPDATE idempotency_key SET status = NULL, sealed_answer = NULL');
    site().clock.pass(61);
    expect((await verify(browser, code, key)).json()).toEqual({ data: 1, ad_type: 'Influencer' });
    expect((await verify(browser, code, randomUUID())).statusCode).toBe(422);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test('SEC-48 what is kept tells nothing, and goes after a day', async () => {
    const browser = await site().browse();
    const { input, email } = await filled(browser);
    await post(browser, input, randomUUID());
    const rows = await site().dataSource.query('SELECT * FROM idempotency_key');
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${email}|p\\*\\*\\*|sent_to`, 'u'));
    site().clock.pass(25 * 3600);
    await post(browser, (await filled(browser)).input, randomUUID());
    await site().app.get(OldRowsJob).run();
    expect(await site().dataSource.query('SELECT scope FROM idempotency_key')).toHaveLength(1);
  });
});
