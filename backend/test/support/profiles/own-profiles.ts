import { ENDPOINTS, type OwnProfile, ROLES } from '@alltalent/shared/contracts';
import { parseStaffCommand } from '../../../src/cli/staff/parse-staff-command';
import { runStaffCommand } from '../../../src/cli/staff/run-staff-command';
import { signedIn } from '../log-in';
import type { Answer, TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';
import { UsersService } from '../../../src/auth/users/users.service';
import { ATTRIBUTE_IDS } from '../../../seeds/attributes';

export const ADULT = '1996-02-03';

type Newcomer = { readonly email: string; readonly userId: string; readonly browser: TestBrowser };
let people = 0;

/** Signs up and logs in a new talent. */
export async function newTalent(
  site: TestSite,
  changes: { readonly birthDate?: string | null; readonly roleId?: string } = {},
): Promise<Newcomer> {
  people += 1;
  const email = `newcomer-${people}@example.com`;
  const user = await site.app.get(UsersService).create({
    roleId: ROLES.talent,
    email,
    loginEmail: email,
    loginPhone: null,
    firstName: 'Ila',
    lastName: 'Sundaram',
    dialCode: '91',
    mobileNumber: '',
    birthDate: ADULT,
    ...changes,
  });
  if (!user) throw new Error('The address is taken.');
  return { email, userId: user.id, browser: await signedIn(site, email) };
}

/** Inserts a photo's row, as if it had been uploaded, and returns its name. */
export async function putPhoto(site: TestSite, userId: string, position = 0): Promise<string> {
  people += 1;
  const name = String(people).padStart(32, '0');
  await site.dataSource.query(
    `INSERT INTO profile_photo (user_id, position, name, original, width, height, alt, crop, digest, created_at)
     VALUES (?, ?, ?, ?, 900, 1200, 'In a red sari', '{"x":0,"y":0,"width":1,"height":0.9}', ?, 0)`,
    [userId, position, name, name.replace('0', 'f'), name],
  );
  return name;
}

/** Sections of a profile that can be submitted once it has a photo. */
export const COMPLETE = {
  basics: {
    first_name: 'Ila',
    last_name: 'Sundaram',
    gender_id: 1,
    pronouns: 'she/her',
    category_id: 1,
    sub_category_id: 101,
    city_id: 1,
    headline: 'Stage actor who falls well',
    about: 'Ten years of stage fights.',
    playing_age_min: 24,
    playing_age_max: 38,
  },
  skills: { skills: ['Falconry', 'Stage combat'], languages: ['Tamil', 'Hindi'] },
  credits: { credits: [{ year: 2024, title: 'The Ferry', part: 'Lead', kind: 'Film' }] },
  attributes: {
    attributes: [
      { attribute_id: ATTRIBUTE_IDS.hairLength, value: 'Waist length' },
      { attribute_id: ATTRIBUTE_IDS.waist, value: 28 },
    ],
  },
  recordings: { recordings: [{ address: 'https://youtu.be/abcdefghijk', title: 'Reel' }] },
  work: { rate_from: 12000, rate_unit: 'day', availability: 'open', available_from: '' },
} as const;

export function ownProfile(response: Answer): OwnProfile {
  expect([response.statusCode, response.json().detail, response.json().fields]).toEqual([200, undefined, undefined]);
  return response.json<{ data: OwnProfile }>().data;
}

export const read = async (browser: TestBrowser) => ownProfile(await browser.get(ENDPOINTS.ownProfile.path));

/** Saves sections, based on the present revision. */
export async function save(browser: TestBrowser, sections: object): Promise<Answer> {
  const { revision } = await read(browser);
  return browser.post(ENDPOINTS.saveProfile.path, { revision, ...sections });
}

export async function submit(browser: TestBrowser): Promise<Answer> {
  const { revision } = await read(browser);
  return browser.post(ENDPOINTS.submitProfile.path, { revision });
}

export function staff(site: TestSite, ...args: readonly string[]): Promise<string> {
  const parsed = parseStaffCommand(args);
  if (parsed.kind !== 'command') throw new Error(parsed.kind === 'help' ? 'help' : parsed.sentence);
  return runStaffCommand(site, parsed);
}

/** Signs up a talent with a complete profile that staff approved. */
export async function publishedTalent(site: TestSite, sections: object = {}): Promise<Newcomer & { readonly slug: string }> {
  const newcomer = await newTalent(site);
  await putPhoto(site, newcomer.userId);
  ownProfile(await save(newcomer.browser, { ...COMPLETE, ...sections }));
  ownProfile(await submit(newcomer.browser));
  await staff(site, 'approve-profile', newcomer.email);
  return { ...newcomer, slug: (await read(newcomer.browser)).slug };
}

/** Returns the names a visitor finds in the listing by a filter. */
export async function findNames(site: TestSite, filter: object): Promise<string[]> {
  const browser = await site.browse();
  const query = new URLSearchParams({ filterdata: JSON.stringify(filter), perPage: '48' });
  const response = await browser.get(`${ENDPOINTS.talentListing.path}?${query.toString()}`);
  return response.json<{ data: { display_name: string }[] }>().data.map(({ display_name: name }) => name);
}
