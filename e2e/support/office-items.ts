import { EMPTY_JOB, ENDPOINTS, type JobContent, ROLES } from '@alltalent/shared/contracts';
import { type APIRequest, type APIRequestContext, expect } from '@playwright/test';
import { call, detailsOf, mailsTo, openCaller, signUp } from './calls';
import { dayAhead } from './jobs';
import { makePng } from './make-png';
import { newEmail, newNumber } from './newcomers';

/** Forms that come back sooner were filled in by a program. */
const FILL_IN_MS = 3200;

/** A member with a browser without a window. */
export type Member = { readonly caller: APIRequestContext; readonly email: string; readonly userId: string; readonly name: string };

type Newcomer = { readonly firstName: string; readonly lastName: string; readonly role: 'talent' | 'client' };

export async function newMember(api: APIRequest, baseURL: string, { firstName, lastName, role }: Newcomer): Promise<Member> {
  const caller = await openCaller(api, baseURL);
  const email = newEmail(firstName.toLowerCase());
  const birthday = role === 'talent' ? '1994-03-07' : '';
  await signUp(caller, email, { first_name: firstName, last_name: lastName, signup_role: ROLES[role], birth_date: birthday });
  const { user_id: userId } = await detailsOf(caller);
  return { caller, email, userId, name: `${firstName} ${lastName}` };
}

/** Writes a profile with one photo and sends it in. */
export async function sendInProfile({ caller, name }: Member): Promise<void> {
  const [first_name = '', last_name = ''] = name.split(' ');
  const [city] = (await read<{ data: { id: number }[] }>(caller, '/api/talent-cities?q=Kolkata')).data;
  const { subcat } = (await read<{ data: { subcat: { id: number }[] } }>(caller, '/api/get-sub-categories/1')).data;
  const basics = {
    first_name,
    last_name,
    gender_id: 1,
    pronouns: '' as const,
    category_id: 1,
    sub_category_id: subcat[0]?.id ?? null,
    city_id: city?.id ?? null,
    headline: 'Stage actor who dances',
    about: 'Ten years of street theatre.',
    playing_age_min: 22,
    playing_age_max: 35,
  };
  const sections = { basics, skills: { skills: ['Dance'], languages: ['Bengali'] } };
  await call(caller, ENDPOINTS.saveProfile, { revision: await revisionOf(caller), ...sections });
  await addPhoto(caller);
  await call(caller, ENDPOINTS.submitProfile, { revision: await revisionOf(caller) });
}

async function addPhoto(caller: APIRequestContext): Promise<void> {
  const { cookies } = await caller.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { 'content-type': 'image/png', 'x-xsrf-token': token, 'idempotency-key': crypto.randomUUID() };
  const response = await caller.post(ENDPOINTS.addPhoto.path, { data: makePng(800, 1000), headers });
  expect([response.status(), response.ok() ? '' : await response.text()]).toEqual([200, '']);
}

async function revisionOf(caller: APIRequestContext): Promise<number> {
  return (await read<{ data: { revision: number } }>(caller, ENDPOINTS.ownProfile.path)).data.revision;
}

/** Writes a job and sends it in; the first one of a client waits for staff. Returns its number. */
export async function sendInJob({ caller }: Member, title: string): Promise<number> {
  const content: JobContent = {
    ...EMPTY_JOB,
    title,
    medium: 'Film',
    posted_by: 'Lantern Lane',
    category_id: 1,
    details: 'Two sisters keep a tea stall open through one night of rain.',
    roles: [
      {
        key: 'role-1',
        name: 'The older sister',
        category_id: null,
        gender_id: 1,
        age_min: 22,
        age_max: 35,
        people: 1,
        skills: ['Kathak'],
        details: '',
        pay: null,
      },
    ],
    city_id: 1,
    starts_on: dayAhead(60),
    ends_on: dayAhead(61),
    closes_on: dayAhead(40),
    pay_kind: 'paid',
    pay: 25_000,
    pay_unit: 'per day',
    usage: 'India, digital, one year',
  };
  const saved = await call(caller, ENDPOINTS.saveJob, { id: null, revision: 0, content });
  const { id, revision } = saved.data;
  await call(caller, ENDPOINTS.submitJob, { id, revision });
  return id;
}

/** What a visitor sent in, and the browser without a window that sent it. */
export type Sent = { readonly caller: APIRequestContext; readonly email: string; readonly name: string };

/** Sends a letter of each name to the casting desk; answers them with their tickets. */
export async function sendLetters(
  api: APIRequest,
  baseURL: string,
  names: readonly string[],
): Promise<(Sent & { readonly ticket: string })[]> {
  return fillIn(api, baseURL, ENDPOINTS.contactFormToken.path, names, async (sender, form_token) => {
    const { caller, email, name } = sender;
    const letter = { topic: 'hiring', name, email_id: email, message: `I look for a drummer. ${name}`, form_token } as const;
    const { data } = await call(caller, ENDPOINTS.sendContactMessage, letter);
    return { ...sender, ticket: data.ticket };
  });
}

/** Sends a request of the singer page for each name, and confirms it by its code. */
export function sendLeads(api: APIRequest, baseURL: string, names: readonly string[]): Promise<Sent[]> {
  return fillIn(api, baseURL, ENDPOINTS.leadForm.path, names, async (sender, form_token) => {
    const { caller, email, name: first_name } = sender;
    const place = { mobile_number: newNumber('98'), county_code: '91', ad_type: 'Singer', ad_url: '/singer' } as const;
    await call(caller, ENDPOINTS.storeLead, { ...place, first_name, email_id: email, photoshot_desc: 'A sangeet in Udaipur', form_token });
    let code = '';
    const readCode = async () => (code = /\b\d{6}\b/u.exec((await mailsTo(caller, email))[0] ?? '')?.[0] ?? '');
    await expect.poll(readCode).not.toBe('');
    await call(caller, ENDPOINTS.verifyLead, { ps_otp: code, agree_tnc_productps: 1 });
    return sender;
  });
}

/** Opens a form for each name, waits as long as a person needs for it, and sends all. */
async function fillIn<T>(
  api: APIRequest,
  baseURL: string,
  form: string,
  names: readonly string[],
  sendForm: (sender: Sent, token: string) => Promise<T>,
): Promise<T[]> {
  const forms: (Sent & { readonly token: string })[] = [];
  for (const name of names) {
    const caller = await openCaller(api, baseURL);
    const { data } = await read<{ data: { form_token: string } }>(caller, form);
    forms.push({ caller, email: newEmail(name.toLowerCase().replace(' ', '.')), name, token: data.form_token });
  }
  await new Promise((resolve) => setTimeout(resolve, FILL_IN_MS));
  const sent: T[] = [];
  for (const { token, ...sender } of forms) sent.push(await sendForm(sender, token));
  return sent;
}

/** Answers the body of a GET; fails unless its status is 200. */
export async function read<Body>(caller: APIRequestContext, path: string): Promise<Body> {
  const response = await caller.get(path);
  expect([path, response.status()]).toEqual([path, 200]);
  return (await response.json()) as Body;
}
