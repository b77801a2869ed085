import { ROLES } from '@alltalent/shared/contracts';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { signUp } from './calls';
import { FIRST_PAGE, type Newcomer } from './join-panel';
import { newEmail, nextIp } from './newcomers';
import { read, send } from './requests';
import { makePng } from './make-png';
import { runStaff } from './staff';

/** A person with an account and a browser of their own. */
export type Person = { readonly email: string; readonly page: Page; readonly context: BrowserContext };
/** A talent whose profile staff have approved. */
export type PublicTalent = Person & { readonly id: number; readonly slug: string; readonly name: string };

const ROLE_OF = { Talent: ROLES.talent, Hiring: ROLES.client, 'Parent or guardian': ROLES.guardian } as const;

/** Makes an account by calls, as the join panel has its own journeys; returns its first page in a browser of its own. */
export async function newPerson(browser: Browser, { role, firstName, lastName, born }: Newcomer): Promise<Person> {
  const email = newEmail(firstName.toLowerCase());
  const [day = '', month = '', year = ''] = born ?? [];
  const birth_date = year && [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const extraHTTPHeaders = { 'x-forwarded-for': nextIp() };
  const caller = await browser.newContext({ extraHTTPHeaders });
  const id = await signUp(caller.request, email, { first_name: firstName, last_name: lastName, signup_role: ROLE_OF[role], birth_date });
  const { origin } = new URL((await caller.request.get('/api/xsrf')).url());
  const { cookies } = await caller.storageState();
  await caller.close();
  const localStorage = Object.entries({ user_id: id, is_login: 'true' }).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({ extraHTTPHeaders, storageState: { cookies, origins: [{ origin, localStorage }] } });
  const page = await context.newPage();
  await page.goto(FIRST_PAGE[role]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { email, page, context };
}

type Sections = { readonly skills: readonly string[]; readonly languages: readonly string[]; readonly city: string };

/** Creates a talent with a complete, approved profile. The profile editor has its own journey. */
export async function newPublicTalent(browser: Browser, newcomer: Newcomer, sections: Sections): Promise<PublicTalent> {
  const person = await newPerson(browser, newcomer);
  return { ...person, ...(await publishProfile(person.page, { account: person.email, newcomer, sections })) };
}

type Profile = {
  /** E-mail address or id, by which staff name the account that the page uses. */
  readonly account: string;
  readonly newcomer: Pick<Newcomer, 'firstName' | 'lastName'>;
  readonly sections: Sections;
};

/** Writes, submits and approves the profile of the account that the page uses. */
export async function publishProfile(
  page: Page,
  { account, newcomer, sections }: Profile,
): Promise<{ readonly id: number; readonly slug: string; readonly name: string }> {
  await submitProfile(page, newcomer, sections);
  await runStaff('approve-profile', account);
  // The approval adds an unread notification; later counts start from none.
  await send(page, '/api/notifications/read', { body: {} });
  const { slug } = await read<{ data: { slug: string } }>(page, '/api/profile').then(({ data }) => data);
  const { id, display_name } = (await read<{ data: { id: number; display_name: string } }>(page, `/api/talent-profile/${slug}`)).data;
  return { id, slug, name: display_name };
}

/** Writes a complete profile for the account that the page uses, and sends it in. */
export async function submitProfile(page: Page, newcomer: Profile['newcomer'], sections: Sections): Promise<void> {
  await saveProfile(page, newcomer, sections);
  await send(page, '/api/profile/photos', { body: makePng(800, 1000).toString('base64'), type: 'image/png' });
  await send(page, '/api/profile/submit', { body: { revision: await revisionOf(page) } });
}

async function saveProfile(page: Page, { firstName, lastName }: Profile['newcomer'], { city, skills, languages }: Sections): Promise<void> {
  const [place] = (await read<{ data: { id: number }[] }>(page, `/api/talent-cities?q=${encodeURIComponent(city)}`)).data;
  const { subcat } = (await read<{ data: { subcat: { id: number }[] } }>(page, '/api/get-sub-categories/1')).data;
  const basics = {
    first_name: firstName,
    last_name: lastName,
    gender_id: 1,
    pronouns: '',
    category_id: 1,
    sub_category_id: subcat[0]?.id,
    city_id: place?.id,
    headline: 'Stage actor who dances',
    about: 'Ten years of street theatre.',
    playing_age_min: 22,
    playing_age_max: 35,
  };
  await send(page, '/api/profile/save', { body: { revision: await revisionOf(page), basics, skills: { skills, languages } } });
}

async function revisionOf(page: Page): Promise<number> {
  return (await read<{ data: { revision: number } }>(page, '/api/profile')).data.revision;
}
