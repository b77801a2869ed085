import { EMPTY_JOB, ENDPOINTS, type JobContent, ROLES } from '@alltalent/shared/contracts';
import { type APIRequest, type APIRequestContext, expect } from '@playwright/test';
import { call, detailsOf, openCaller, signUp } from './calls';
import { dayAhead } from './jobs';
import { makePng } from './make-png';
import { newEmail } from './newcomers';

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

/** Answers the body of a GET; fails unless its status is 200. */
export async function read<Body>(caller: APIRequestContext, path: string): Promise<Body> {
  const response = await caller.get(path);
  expect([path, response.status()]).toEqual([path, 200]);
  return (await response.json()) as Body;
}
