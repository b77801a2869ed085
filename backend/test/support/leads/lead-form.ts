import { ENDPOINTS, LEAD_APP, type AdType } from '@alltalent/shared/contracts';
import type { Answer, TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';

let people = 0;

/** Returns an unused e-mail address and an unused Indian mobile number, each in a number block of its own. */
export function newPerson(): { readonly email_id: string; readonly mobile_number: string; readonly number: string } {
  people += 1;
  const mobile = `98${String(people).padStart(5, '0')}210`;
  return { email_id: `person${people}@example.com`, mobile_number: `${mobile.slice(0, 5)} ${mobile.slice(5)}`, number: `+91${mobile}` };
}

/** Valid values for every field of each form. */
export const FILLED: Readonly<Record<AdType, object>> = {
  'Hiring Influencer': { first_name: 'Nila', last_name: 'Bose', county_code: '91', photoshot_desc: 'A lipstick for the rains' },
  Influencer: { first_name: 'Nila', last_name: 'Bose', county_code: '91' },
  'Product Photoshoot': {
    first_name: 'Nila',
    last_name: 'Bose',
    county_code: '91',
    company_name: 'Bose & Daughters',
    photoshot_desc: 'Twelve bottles, white ground',
    ...LEAD_APP,
  },
  Singer: { first_name: 'Nila Bose', county_code: '91', photoshot_desc: 'A sangeet in Udaipur' },
};

/** Returns a form token after the 3 seconds that a person needs at least. */
export async function openForm(site: TestSite, browser: TestBrowser): Promise<string> {
  const response = await browser.get(ENDPOINTS.leadForm.path);
  expect(response.statusCode).toBe(200);
  site.clock.pass(3);
  return String(response.json().data.form_token);
}

export function post(browser: TestBrowser, input: object, key?: string): Promise<Answer> {
  return browser.post(ENDPOINTS.storeLead.path, input, key === undefined ? {} : { 'idempotency-key': key });
}

/** Opens the form and sends it; `input` overrides the default values. */
export async function sendLead(site: TestSite, browser: TestBrowser, input: object = {}, adType: AdType = 'Influencer'): Promise<Answer> {
  const { email_id, mobile_number } = newPerson();
  const form_token = await openForm(site, browser);
  return post(browser, { ad_type: adType, ad_url: '', email_id, mobile_number, ...FILLED[adType], form_token, ...input });
}

export function resend(browser: TestBrowser): Promise<Answer> {
  return browser.post(ENDPOINTS.resendLeadCode.path);
}

export function verify(browser: TestBrowser, code: string, key?: string): Promise<Answer> {
  const headers: Readonly<Record<string, string>> = key === undefined ? {} : { 'idempotency-key': key };
  return browser.post(ENDPOINTS.verifyLead.path, { ps_otp: code, agree_tnc_productps: 1 }, headers);
}

export async function pendingOf(browser: TestBrowser): Promise<unknown> {
  return (await browser.get(ENDPOINTS.pendingLead.path)).json().data;
}

export async function storedLeads(site: TestSite): Promise<readonly Record<string, unknown>[]> {
  return site.dataSource.query('SELECT * FROM lead_request ORDER BY id');
}
