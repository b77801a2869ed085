import { ENDPOINTS, MESSAGES, resendLeadCodeResponseSchema, verifyLeadResponseSchema } from '@alltalent/shared/contracts';
import { askForCode, messagesTo, newestCode, sendIn } from '../../../test/support/log-in';
import { answersBut } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { LeadCodesService } from './lead-codes.service';
import { newPerson, pendingOf, resend, sendLead, storedLeads, verify } from '../../../test/support/leads/lead-form';
import { SalesDeliveryService } from './sales-delivery.service';

const INVALID = { status: 422, code: 'CODE_INVALID', detail: MESSAGES.leadCodeInvalid, fields: { ps_otp: MESSAGES.leadCodeInvalid } };
const other = (code: string) => (code === '000000' ? '000001' : '000000');

describeSites("A lead's code", (site) => {
  beforeEach(async () => {
    site().clock.pass(25 * 3600);
    await site().dataSource.query('DELETE FROM lead_request');
  });
  afterEach(() => jest.restoreAllMocks());

  /** Opens a browser that has sent a form and waits for its code. */
  const asked = async () => {
    const [browser, person] = [await site().browse(), newPerson()];
    const { email_id, mobile_number, number } = person;
    expect((await sendLead(site(), browser, { email_id, mobile_number })).statusCode).toBe(200);
    return { browser, email: email_id, number, code: await newestCode(site(), email_id) };
  };

  test('API-10 LEAD-05 the right code verifies the lead under the terms in force, and hands it on', async () => {
    const deliver = jest.spyOn(site().app.get(SalesDeliveryService), 'deliver').mockResolvedValue();
    const { browser, email, code } = await asked();
    const response = await verify(browser, code);
    expect(response.statusCode).toBe(200);
    expect(verifyLeadResponseSchema.validateSync(response.json(), { strict: true })).toEqual({ data: 1, ad_type: 'Influencer' });
    const now = site().clock.now();
    const [lead] = await storedLeads(site());
    expect([Number(lead?.['verified_at']), Number(lead?.['agreed_at']), lead?.['terms_version']]).toEqual([now, now, '2026-11-03']);
    expect(deliver).toHaveBeenCalledTimes(1);
    expect(deliver.mock.calls[0]?.[0]).toMatchObject({ email, verifiedAt: now, termsVersion: '2026-11-03' });
    expect(await pendingOf(browser)).toBeNull();
  });

  test('API-10 a wrong code is refused in the words of the form; one that was used, or has expired, says so', async () => {
    const { browser, code } = await asked();
    expect((await verify(browser, other(code))).json()).toMatchObject(INVALID);
    expect((await verify(browser, '12345')).json().fields).toEqual({ ps_otp: MESSAGES.leadCodeInvalid });
    expect((await verify(browser, code)).statusCode).toBe(200);
    const used = expect.stringContaining('used already');
    expect((await verify(browser, code)).json()).toMatchObject({ code: 'CODE_INVALID', detail: used, fields: { ps_otp: used } });
    const late = await asked();
    site().clock.pass(601);
    const refused = (await verify(late.browser, late.code)).json();
    expect(refused).toMatchObject({ code: 'CODE_INVALID', fields: { ps_otp: expect.stringContaining('has expired') } });
    expect((await storedLeads(site())).filter((lead) => lead['verified_at'] === null)).toHaveLength(1);
  });

  test('API-10 without the terms nothing is verified, and the code stays usable', async () => {
    const { browser, code } = await asked();
    for (const agreed of [{ agree_tnc_productps: 0 }, {}]) {
      const response = await browser.post(ENDPOINTS.verifyLead.path, { ps_otp: code, ...agreed });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ code: 'TERMS_REQUIRED', fields: { agree_tnc_productps: MESSAGES.checkTerms } });
    }
    expect((await verify(browser, code)).statusCode).toBe(200);
  });

  test('API-09 API-10 without a lead there is nothing to verify or to send again, and the answer says what to do', async () => {
    const browser = await site().browse();
    for (const response of [await verify(browser, '123456'), await resend(browser)]) {
      expect(response.statusCode).toBe(404);
      expect(response.json().detail).toMatch(/fill in the form/u);
    }
    expect(await pendingOf(browser)).toBeNull();
  });

  test('SEC-41 the code and the lead belong to the browser that sent the form', async () => {
    const { browser, email, code } = await asked();
    const stranger = await site().browse();
    site().clock.pass(61);
    expect((await verify(stranger, code)).statusCode).toBe(404);
    expect((await resend(stranger)).statusCode).toBe(404);
    expect(await pendingOf(stranger)).toBeNull();
    await sendLead(site(), stranger);
    expect((await verify(stranger, code)).json()).toMatchObject(INVALID);
    expect(await messagesTo(site(), email)).toHaveLength(1);
    expect((await verify(browser, code)).statusCode).toBe(200);
  });

  test('API-09 SEC-08 the code is sent again after sixty seconds, not before, and replaces the first one', async () => {
    const { browser, email, number, code } = await asked();
    site().clock.pass(59);
    const early = await resend(browser);
    expect(early.statusCode).toBe(429);
    expect(early.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', retry_after: 1 });
    expect(await pendingOf(browser)).toMatchObject({ ad_type: 'Influencer', sent_to: ['mobile', 'email'], retry_after: 1 });
    site().clock.pass(1);
    const response = await resend(browser);
    const body = resendLeadCodeResponseSchema.validateSync(response.json(), { strict: true });
    expect(body).toEqual({ status: 1, sent_to: ['mobile', 'email'], retry_after: 60 });
    const fresh = await newestCode(site(), email);
    expect(await newestCode(site(), number)).toBe(fresh);
    expect([(await messagesTo(site(), email)).length, (await messagesTo(site(), number)).length]).toEqual([2, 2]);
    if (fresh !== code) expect((await verify(browser, code)).json()).toMatchObject(INVALID);
    expect((await verify(browser, fresh)).statusCode).toBe(200);
  });

  test('SEC-08 no mailbox gets more than five codes in an hour; the lead stays and says so', async () => {
    const { browser, email } = await asked();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      site().clock.pass(61);
      statuses.push((await resend(browser)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await messagesTo(site(), email)).toHaveLength(5);
    expect(await pendingOf(browser)).toMatchObject({ ad_type: 'Influencer' });
  });

  test('SEC-08 one phone gets one SMS a minute, whichever mail addresses stand beside it', async () => {
    const { number, browser } = await asked();
    const mobile_number = number.slice(3);
    const second = await sendLead(site(), await site().browse(), { mobile_number });
    expect(second.json().pending.sent_to).toEqual(['email']);
    expect(await messagesTo(site(), number)).toHaveLength(1);
    site().clock.pass(61);
    expect((await resend(browser)).json().sent_to).toEqual(['mobile', 'email']);
    expect(await messagesTo(site(), number)).toHaveLength(2);
  });

  test('a second form of the same person within the minute is served by the code that is on its way', async () => {
    const { browser, email, code } = await asked();
    const second = await sendLead(site(), browser, { email_id: email, first_name: 'Nilanjana' });
    expect(second.json().pending).toMatchObject({ sent_to: ['email'], retry_after: 57 });
    expect(await messagesTo(site(), email)).toHaveLength(1);
    expect((await verify(browser, code)).statusCode).toBe(200);
    const verified = (await storedLeads(site())).filter((lead) => lead['verified_at'] !== null);
    expect(verified.map((lead) => lead['first_name'])).toEqual(['Nilanjana']);
    expect(await pendingOf(browser)).toBeNull();
  });

  test('SEC-01 five wrong codes end a code', async () => {
    const { browser, code } = await asked();
    for (let count = 0; count < 5; count += 1) expect((await verify(browser, other(code))).json()).toMatchObject(INVALID);
    site().clock.pass(61);
    const ended = expect.stringContaining('tried 5 times');
    expect((await verify(browser, code)).json()).toMatchObject({ code: 'CODE_INVALID', fields: { ps_otp: ended } });
  });

  test('SEC-09 one network address gets thirty wrong tries in an hour', async () => {
    const browser = await site().browse('10.250.1.1');
    await sendLead(site(), browser);
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      if (count % 6 === 0) site().clock.pass(61);
      statuses.push((await verify(browser, '000000')).statusCode);
    }
    expect(statuses.slice(0, 30).every((status) => status === 422)).toBe(true);
    expect(statuses[30]).toBe(429);
  });

  test('SEC-03 wrong codes of forms never make a login wait or lock it', async () => {
    const victim = 'ritu.khanna@example.com';
    for (let lead = 0; lead < 3; lead += 1) {
      const browser = await site().browse();
      await sendLead(site(), browser, { email_id: victim });
      for (let count = 0; count < 5; count += 1) await verify(browser, other(await newestCode(site(), victim)));
      site().clock.pass(61);
    }
    const [{ total }] = await site().dataSource.query('SELECT COUNT(*) AS total FROM login_failure');
    expect(Number(total)).toBe(0);
    const browser = await site().browse();
    await askForCode(browser, victim);
    expect((await sendIn(browser, victim, await newestCode(site(), victim))).json().is_login).toBe(true);
  });

  test('a code of a form opens no account, and a login code verifies no form', async () => {
    const victim = 'ritu.khanna@example.com';
    const browser = await site().browse();
    await sendLead(site(), browser, { email_id: victim });
    const leadCode = await newestCode(site(), victim);
    expect((await sendIn(browser, victim, leadCode)).statusCode).toBe(422);
    await askForCode(browser, victim);
    const loginCode = await newestCode(site(), victim);
    if (loginCode !== leadCode) expect((await verify(browser, loginCode)).json()).toMatchObject(INVALID);
    expect((await verify(browser, leadCode)).statusCode).toBe(200);
  });

  test('REL-17 API-10 twenty right submits at once verify once and hand on once', async () => {
    const deliver = jest.spyOn(site().app.get(SalesDeliveryService), 'deliver').mockResolvedValue();
    const { browser, code } = await asked();
    const responses = await Promise.all(Array.from({ length: 20 }, () => verify(browser, code)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answersBut([200, 422, 429], responses)).toEqual([]);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test('REL-17 API-10 of submits that were all found right before one of them is done, one counts', async () => {
    const deliver = jest.spyOn(site().app.get(SalesDeliveryService), 'deliver').mockResolvedValue();
    const { browser, code } = await asked();
    const codes = site().app.get(LeadCodesService);
    const check = codes.check.bind(codes);
    const waiting: (() => void)[] = [];
    jest.spyOn(codes, 'check').mockImplementation(async (...args) => {
      const found = await check(...args);
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length === 4) waiting.forEach((go) => go());
      });
      return found;
    });
    const responses = await Promise.all(Array.from({ length: 4 }, () => verify(browser, code)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422]);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test('API-10 a lead that could not be handed on is not verified, and its code works once more', async () => {
    jest.spyOn(site().app.get(SalesDeliveryService), 'deliver').mockRejectedValueOnce(new Error('No outbox.'));
    const { browser, code } = await asked();
    expect((await verify(browser, code)).statusCode).toBe(500);
    expect((await storedLeads(site()))[0]).toMatchObject({ verified_at: null });
    expect((await verify(browser, code)).statusCode).toBe(200);
  });
});
