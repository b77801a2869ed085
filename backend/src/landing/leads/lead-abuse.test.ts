import { ENDPOINTS } from '@alltalent/shared/contracts';
import { HOSTILE } from '../../../test/support/hostile';
import { messagesTo, newestCode } from '../../../test/support/log-in';
import type { Answer } from '../../../test/support/test-browser';
import { describeSite } from '../../../test/support/test-site';
import { FILLED, newPerson, openForm, post, sendLead, storedLeads, verify } from '../../../test/support/leads/lead-form';

const DAY = 24 * 3600;

describeSite('Programs and spam at the lead form', (site) => {
  beforeEach(async () => {
    site().clock.pass(25 * 3600);
    await site().dataSource.query('DELETE FROM lead_request');
  });

  const expectTooMany = (response: Answer, retryAfter: number) => {
    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', retry_after: retryAfter });
    expect(response.headers['retry-after']).toBe(String(retryAfter));
    expect(response.json().detail).toMatch(/^We have had several requests from you already\. Please wait \d+ minutes and try again\./u);
    expect(response.json().detail).toMatch(/If it is urgent, write to us on the contact page\.$/u);
  };

  test('SEC-41 one network address sends five forms in an hour; another is still served', async () => {
    const ip = '10.251.1.1';
    for (let count = 0; count < 5; count += 1) expect((await sendLead(site(), await site().browse(ip))).statusCode).toBe(200);
    expectTooMany(await sendLead(site(), await site().browse(ip)), 3600);
    expect((await sendLead(site(), await site().browse())).statusCode).toBe(200);
    site().clock.pass(3600);
    expect((await sendLead(site(), await site().browse(ip))).statusCode).toBe(200);
    expect(await storedLeads(site())).toHaveLength(7);
  });

  test('SEC-41 one mail address is used for three forms a day, however it is written', async () => {
    const { email_id } = newPerson();
    for (const written of [email_id, email_id.toUpperCase(), ` ${email_id} `]) {
      expect((await sendLead(site(), await site().browse(), { email_id: written })).statusCode).toBe(200);
    }
    expectTooMany(await sendLead(site(), await site().browse(), { email_id }), DAY);
    site().clock.pass(DAY);
    expect((await sendLead(site(), await site().browse(), { email_id })).statusCode).toBe(200);
  });

  test('SEC-41 one mobile number is used for three forms a day, however it is written', async () => {
    const { number } = newPerson();
    const national = number.slice(3);
    for (const mobile_number of [national, `${national.slice(0, 5)}-${national.slice(5)}`, number]) {
      expect((await sendLead(site(), await site().browse(), { mobile_number })).statusCode).toBe(200);
    }
    expectTooMany(await sendLead(site(), await site().browse(), { mobile_number: national }), DAY);
    expect(await storedLeads(site())).toHaveLength(3);
  });

  test('SEC-41 SEC-08 a flood for one receiver ends after three forms: no more than three mails', async () => {
    const { email_id } = newPerson();
    const responses: Answer[] = [];
    for (let count = 0; count < 20; count += 1) {
      responses.push(await sendLead(site(), await site().browse(), { email_id }));
      site().clock.pass(61);
    }
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(await messagesTo(site(), email_id)).toHaveLength(3);
  });

  test('SEC-41 a form whose hidden field is filled in is refused, with a way for a person who did not mean it', async () => {
    const response = await sendLead(site(), await site().browse(), { website: 'https://spam.example' });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'FORM_REFUSED' });
    expect(response.json().detail).toMatch(/^This form could not be taken.*send it once more\.$/u);
    expect(response.json().retry_after).toBeUndefined();
    expect(await storedLeads(site())).toHaveLength(0);
  });

  test('SEC-41 a form that is sent within two seconds is refused for a moment, then taken', async () => {
    const browser = await site().browse();
    const { email_id, mobile_number } = newPerson();
    const { form_token } = (await browser.get(ENDPOINTS.leadForm.path)).json().data;
    const input = { ad_type: 'Influencer', email_id, mobile_number, ...FILLED.Influencer, form_token };
    const early = await post(browser, input);
    expect(early.statusCode).toBe(422);
    expect(early.json()).toMatchObject({ code: 'FORM_REFUSED', retry_after: 2 });
    expect(early.json().detail).toMatch(/in a moment/u);
    site().clock.pass(2);
    expect((await post(browser, input)).statusCode).toBe(200);
  });

  test('SEC-41 a token too old, of another browser, forged, of the future or missing has the page fetch another', async () => {
    const [browser, stranger] = [await site().browse(), await site().browse()];
    const foreign = await openForm(site(), stranger);
    expect((await sendLead(site(), browser, { form_token: foreign })).json()).toMatchObject({ code: 'FORM_EXPIRED' });
    expect((await sendLead(site(), stranger, { form_token: foreign })).statusCode).toBe(200);
    await site().dataSource.query('DELETE FROM lead_request');
    const late = await openForm(site(), browser);
    const [, signature = ''] = late.split('.');
    site().clock.pass(DAY);
    const forged = `${site().clock.now().toString(36)}.${signature}`;
    const far = `${(site().clock.now() + 1000 * DAY).toString(36)}.${signature}`;
    for (const form_token of [late, forged, far, signature, `.${signature}`, 'a.b.c', '.', '']) {
      const response = await sendLead(site(), browser, { form_token });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ code: 'FORM_EXPIRED' });
      site().clock.pass(60);
    }
    expect(await storedLeads(site())).toHaveLength(0);
    expect((await sendLead(site(), browser)).statusCode).toBe(200);
  });

  test('SEC-41 a browser without a cookie gets one with its token, and may send the form', async () => {
    const browser = await site().browse();
    browser.cookies.clear();
    expect((await sendLead(site(), browser)).statusCode).toBe(200);
  });

  test('SEC-08 mobile numbers beside one another get five SMS in ten minutes; the forms are taken all the same', async () => {
    const sent: string[][] = [];
    for (let last = 0; last < 7; last += 1) {
      const response = await sendLead(site(), await site().browse(), { mobile_number: `97000009${last}0` });
      sent.push(response.json().pending.sent_to);
    }
    expect(sent.filter((ways) => ways.includes('mobile'))).toHaveLength(5);
    expect(sent.every((ways) => ways.includes('email'))).toBe(true);
  });

  test.each(['first_name', 'last_name', 'email_id', 'mobile_number', 'county_code', 'photoshot_desc', 'company_name', 'ad_url', 'app_id'])(
    'SEC-44 SEC-45 SEC-41 forty hostile values of %s are no error of ours, and no header of a mail',
    async (field) => {
      for (const value of HOSTILE) {
        const browser = await site().browse();
        const person = newPerson();
        const { email_id } = person;
        const response = await sendLead(
          site(),
          browser,
          { email_id, mobile_number: person.mobile_number, [field]: value },
          'Product Photoshoot',
        );
        expect(response.statusCode).toBeLessThan(500);
        if (response.statusCode !== 200) continue;
        for (const { subject, to, html } of await messagesTo(site(), email_id)) {
          expect([subject, to].join('')).not.toMatch(/[\r\n]/u);
          expect(subject).toMatch(/^\d{6} is your All Talent confirmation code$/u);
          expect(html).not.toMatch(/<script|onerror|onload|javascript:/u);
        }
      }
      for (const lead of await storedLeads(site())) {
        const lines = [lead['first_name'], lead['last_name'], lead['company_name'], lead['email'], lead['ad_url'], lead['app_id']];
        expect(lines.join('')).not.toMatch(/\p{Cc}/u);
      }
    },
  );

  test('SEC-44 REL-23 values of a wrong kind in any field, and in the code, are refused by name', async () => {
    const browser = await site().browse();
    const form_token = await openForm(site(), browser);
    const { email_id, mobile_number } = newPerson();
    const good = {
      ad_type: 'Singer',
      ad_url: '',
      email_id,
      mobile_number,
      ...FILLED.Singer,
      form_token,
      website: '',
      app_id: '',
      app_name: '',
    };
    for (const field of Object.keys(good)) {
      for (const value of [[], {}, ['a'], { $gt: '' }]) {
        const response = await post(browser, { ...good, [field]: value });
        expect(response.statusCode).toBe(400);
        expect(Object.keys(response.json().fields)).toEqual([field]);
      }
    }
    expect((await post(browser, good)).statusCode).toBe(200);
    for (const ps_otp of [...HOSTILE, [], {}, null, 1]) {
      const response = await browser.post(ENDPOINTS.verifyLead.path, { ps_otp, agree_tnc_productps: 1 });
      expect(response.statusCode).toBe(400);
      expect(response.json().fields).toHaveProperty('ps_otp');
    }
    expect((await verify(browser, await newestCode(site(), email_id))).statusCode).toBe(200);
  });
});
