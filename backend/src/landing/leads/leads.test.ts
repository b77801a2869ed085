import { type AdType, MESSAGES, storeLeadResponseSchema } from '@alltalent/shared/contracts';
import { messagesTo, newestCode, signedIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { FILLED, newPerson, openForm, post, sendLead, storedLeads, verify } from '../../../test/support/leads/lead-form';
import { SalesDeliveryService } from './sales-delivery.service';

const OWN = 'ritu.khanna@example.com';

const ORDER: Readonly<Record<AdType, readonly (readonly [field: string, message: string])[]>> = {
  'Hiring Influencer': [
    ['first_name', 'Please enter first name'],
    ['last_name', 'Please enter last name'],
    ['mobile_number', 'Please enter mobile number'],
    ['county_code', 'Please enter country code'],
    ['email_id', 'Please enter email'],
    ['photoshot_desc', 'Please enter what do you want to promote ?'],
  ],
  Influencer: [
    ['first_name', 'Please enter first name'],
    ['last_name', 'Please enter last name'],
    ['mobile_number', 'Please enter mobile number'],
    ['county_code', 'Please enter country code'],
    ['email_id', 'Please enter email'],
  ],
  'Product Photoshoot': [
    ['first_name', 'Please enter first name'],
    ['last_name', 'Please enter last name'],
    ['email_id', 'Please enter email'],
    ['mobile_number', 'Please enter mobile number'],
    ['county_code', 'Please enter country code'],
    ['company_name', 'Please enter company name'],
    ['photoshot_desc', 'Please enter your product description'],
  ],
  Singer: [
    ['first_name', 'Please enter first name'],
    ['email_id', 'Please enter email'],
    ['mobile_number', 'Please enter mobile number'],
    ['county_code', 'Please enter country code'],
    ['photoshot_desc', 'Please enter what do you want to promote ?'],
  ],
};

describeSites('Sending in a form of a campaign page', (site) => {
  beforeEach(async () => {
    site().clock.pass(25 * 3600);
    await site().dataSource.query('DELETE FROM lead_request');
  });
  afterEach(() => jest.restoreAllMocks());

  test.each(Object.entries(ORDER))(
    'LEAD-01 LEAD-02 LEAD-03 D4 API-08 the %s form is judged in its order, in its words',
    async (adType, order) => {
      const browser = await site().browse();
      const form_token = await openForm(site(), browser);
      const { email_id, mobile_number } = newPerson();
      let input: Record<string, unknown> = { ad_type: adType, form_token };
      const good: Record<string, unknown> = { email_id, mobile_number, ...FILLED[adType as AdType] };
      for (const [index, [field, message]] of order.entries()) {
        const response = await post(browser, input);
        expect(response.statusCode).toBe(400);
        expect(response.json()).toMatchObject({ code: 'VALIDATION_FAILED', detail: message });
        expect(Object.entries(response.json().fields)).toEqual(order.slice(index));
        input = { ...input, [field]: good[field] };
      }
      expect(await storedLeads(site())).toHaveLength(0);
      expect((await post(browser, input)).statusCode).toBe(200);
    },
  );

  test.each([
    ['email_id', 'nila@', MESSAGES.leadEmailInvalid],
    ['email_id', 'nila bose@example.com', MESSAGES.leadEmailInvalid],
    ['mobile_number', '98765432109876543210', MESSAGES.leadMobileInvalid],
    ['mobile_number', '98765', MESSAGES.leadMobileInvalid],
    ['mobile_number', 'call me', MESSAGES.leadMobileInvalid],
    ['county_code', '+', MESSAGES.leadCountryCode],
    ['county_code', '99999', undefined],
  ])('D5 LEAD-02 LEAD-03 a %s of "%s" is refused in its field', async (field, value, message) => {
    const response = await sendLead(site(), await site().browse(), { [field]: value }, 'Singer');
    expect(response.statusCode).toBe(400);
    const [told] = Object.entries(response.json().fields);
    expect(told).toEqual(message === undefined ? ['mobile_number', MESSAGES.leadMobileInvalid] : [field, message]);
    expect(await storedLeads(site())).toHaveLength(0);
  });

  test('API-08 D18 a form is stored as it was filled in; error texts and fields it does not have are not', async () => {
    const { email_id } = newPerson();
    const errors = { first_name_error: 'Please enter first name', errors: { email_id: 'x' }, message: 'y' };
    const extra = { company_name: 'Sneaky', photoshot_desc: 'Not of this form', app_id: 'x', app_name: 'y', last_name: 'Bose ' };
    const input = { email_id: ` ${email_id.toUpperCase()} `, mobile_number: '(98765) 43-210', county_code: '+91', ...extra, ...errors };
    const response = await sendLead(site(), await site().browse(), input);
    expect(response.statusCode).toBe(200);
    const body = storeLeadResponseSchema.validateSync(response.json(), { strict: true });
    expect(body).toEqual({
      data: 1,
      user: 0,
      pending: { ad_type: 'Influencer', email: 'p***@example.com', mobile: '******10', sent_to: ['mobile', 'email'], retry_after: 60 },
    });
    const [lead] = await storedLeads(site());
    expect(lead).toMatchObject({
      ad_type: 'Influencer',
      ad_url: '/influencer',
      first_name: 'Nila',
      last_name: 'Bose',
      email: email_id,
      dial_code: '91',
      mobile: '9876543210',
      description: '',
      company_name: '',
      app_id: '',
      app_name: '',
      user_id: null,
      verified_at: null,
      experiment: null,
      variant: null,
    });
    expect(JSON.stringify(lead)).not.toMatch(/Please enter|Sneaky/u);
  });

  test('LEAD-02 the photoshoot form keeps its program and company', async () => {
    await sendLead(site(), await site().browse(), { photoshot_desc: 'One\r\nTwo\u0007' }, 'Product Photoshoot');
    const [lead] = await storedLeads(site());
    const program = { app_id: 'alltalent-web', app_name: 'All Talent', company_name: 'Bose & Daughters' };
    expect(lead).toMatchObject({ ...program, description: 'One\nTwo', ad_url: '/product-photoshoot' });
  });

  test.each([
    ['/singer?utm_source=x&b=2#form', '/singer?utm_source=x&b=2'],
    ['http://localhost:3000/singer?a=1', '/singer?a=1'],
    ['https://evil.example/singer', '/singer'],
    ['//evil.example/', '/singer'],
    ['/\\evil.example/', '/singer'],
    ['javascript:alert(1)', '/singer'],
    ['singer', '/singer'],
    ['', '/singer'],
  ])('D8 SEC-46 of an ad_url %s is kept %s', async (ad_url, kept) => {
    const own = ad_url.replace('http://localhost:3000', site().config.publicUrl);
    expect((await sendLead(site(), await site().browse(), { ad_url: own }, 'Singer')).statusCode).toBe(200);
    expect((await storedLeads(site()))[0]).toMatchObject({ ad_type: 'Singer', ad_url: kept });
  });

  test('API-08 REL-16 a lead is stored before anything is sent, and stays when nothing can be', async () => {
    const browser = await site().browse();
    const seen: number[] = [];
    jest.spyOn(site().app.get(OutboxService), 'enqueue').mockImplementation(async () => {
      seen.push((await storedLeads(site())).length);
      throw new Error('The outbox is away.');
    });
    const person = newPerson();
    const response = await sendLead(site(), browser, person);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ data: 1, user: 0, pending: { sent_to: [], retry_after: 0 } });
    expect(seen).toEqual([1]);
    jest.restoreAllMocks();
    const again = await browser.post('/product-shoot-resend-otp');
    expect(again.json()).toEqual({ status: 1, sent_to: ['mobile', 'email'], retry_after: 60 });
    expect(await messagesTo(site(), person.email_id)).toHaveLength(1);
  });

  test('API-08 one code of six digits goes by mail and by SMS, and says what it confirms', async () => {
    const { email_id, mobile_number, number } = newPerson();
    await sendLead(site(), await site().browse(), { email_id, mobile_number });
    const [mail] = await messagesTo(site(), email_id);
    const [sms] = await messagesTo(site(), number);
    const code = await newestCode(site(), email_id);
    expect(code).toMatch(/^\d{6}$/u);
    expect(sms?.text).toContain(`${code} is your code to confirm your request to All Talent.`);
    expect(sms?.text.trimEnd().endsWith(`@${new URL(site().config.publicUrl).host} #${code}`)).toBe(true);
    expect(mail?.subject).toBe(`${code} is your All Talent confirmation code`);
    expect(mail?.text).toContain('confirm your request to All Talent');
    expect(mail?.text).not.toMatch(/log in|nobody gets in|Nila|https?:/u);
  });

  test('SEC-48 SEC-02 the log and the table of codes know neither the code nor whose it is', async () => {
    const { email_id, mobile_number, number } = newPerson();
    await sendLead(site(), await site().browse(), { email_id, mobile_number });
    const code = await newestCode(site(), email_id);
    const tables = ['one_time_code', 'outbox_message', 'rate_hit'];
    const dump = JSON.stringify(await Promise.all(tables.map((table) => site().dataSource.query(`SELECT * FROM ${table}`))));
    for (const text of [site().log.join(''), dump]) {
      expect(text).not.toContain(email_id);
      expect(text).not.toContain(number.slice(3));
      expect(text).not.toMatch(new RegExp(`(?<![\\d.])${code}(?!\\d)`, 'u'));
    }
    expect(site().log.join('')).toContain('lead stored');
  });

  test.each([
    ['a landline', '22 2202 1234', '91'],
    ['a country without codes', '2025550123', '1'],
  ])('SEC-11 API-08 %s gets no SMS; the mail goes alone', async (_kind, mobile_number, county_code) => {
    const response = await sendLead(site(), await site().browse(), { mobile_number, county_code });
    expect(response.json().pending.sent_to).toEqual(['email']);
    expect(await messagesTo(site(), `+${county_code}${mobile_number.replaceAll(' ', '')}`)).toHaveLength(0);
  });

  test('D9 LEAD-05 API-08 somebody who is logged in needs no code for their own proved address: the lead is verified and handed on at once', async () => {
    const deliver = jest.spyOn(site().app.get(SalesDeliveryService), 'deliver').mockResolvedValue();
    const email_id = OWN;
    const before = (await messagesTo(site(), email_id)).length;
    const response = await sendLead(site(), await signedIn(site(), email_id), { email_id });
    expect(response.json()).toEqual({ data: 1, user: 1, pending: null });
    const [lead] = await storedLeads(site());
    expect(lead?.['verified_at']).not.toBeNull();
    expect(lead?.['user_id']).not.toBeNull();
    expect(deliver).toHaveBeenCalledTimes(1);
    expect(deliver.mock.calls[0]?.[0]).toMatchObject({ email: email_id });
    expect(await messagesTo(site(), email_id)).toHaveLength(before);
  });

  test("SEC-41 D9 somebody who is logged in and types another person's address is asked for the code sent to that address", async () => {
    const deliver = jest.spyOn(site().app.get(SalesDeliveryService), 'deliver').mockResolvedValue();
    const { email_id, mobile_number } = newPerson();
    const browser = await signedIn(site(), 'ritu.khanna@example.com');
    const response = await sendLead(site(), browser, { email_id, mobile_number });
    expect(response.json()).toMatchObject({ data: 1, user: 0, pending: { ad_type: 'Influencer' } });
    expect((await storedLeads(site()))[0]).toMatchObject({ verified_at: null, user_id: 'u_demo_ritu' });
    expect(deliver).not.toHaveBeenCalled();
    expect((await verify(browser, await newestCode(site(), email_id))).statusCode).toBe(200);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test("D9 a user's lead that cannot be handed on is not stored either, and counts for no limit", async () => {
    const browser = await signedIn(site(), OWN);
    for (let count = 0; count < 5; count += 1) {
      jest.spyOn(site().app.get(SalesDeliveryService), 'deliver').mockRejectedValueOnce(new Error('No outbox.'));
      expect((await sendLead(site(), browser, { email_id: OWN })).statusCode).toBe(500);
    }
    expect(await storedLeads(site())).toHaveLength(0);
    jest.spyOn(site().app.get(SalesDeliveryService), 'deliver').mockResolvedValue();
    expect((await sendLead(site(), browser, { email_id: OWN })).statusCode).toBe(200);
  });

  test('API-20 a restricted account may not send one', async () => {
    const browser = await signedIn(site(), 'sana.mirza@example.com');
    expect((await post(browser, { ad_type: 'Singer' })).statusCode).toBe(403);
    expect((await browser.post('/product-shoot-resend-otp')).statusCode).toBe(403);
    expect((await browser.get('/api/landing/lead-form')).statusCode).toBe(403);
  });

  test('API-08 the form says the dial code of the visitor, and the release that was served is noted', async () => {
    const indian = await site().browse('103.21.124.5');
    expect((await indian.get('/api/landing/lead-form')).json().data).toMatchObject({ dial_code: '91', ready_in_ms: 2000 });
    expect((await (await site().browse()).get('/api/landing/lead-form')).json().data.dial_code).toBe('');
    const { dataSource } = site();
    await dataSource.query(
      "INSERT INTO remote_release (remote, version, content, published_at) VALUES ('mf_landing', '7.1.0', '{\"version\":\"7.1.0\"}', 1)",
    );
    const [release] = await dataSource.query("SELECT id FROM remote_release WHERE remote = 'mf_landing'");
    await dataSource.query("INSERT INTO rollout (remote, release_id) VALUES ('mf_landing', ?)", [release.id]);
    await sendLead(site(), indian);
    expect((await storedLeads(site()))[0]).toMatchObject({ release_version: '7.1.0' });
  });
});
