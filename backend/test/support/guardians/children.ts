import { type Child, type ChildListResponse, ENDPOINTS } from '@alltalent/shared/contracts';
import { CONSENT } from '../../../src/auth/guardians/consent-text';
import { UsersService } from '../../../src/auth/users/users.service';
import { type Casting, good, openCasting } from '../jobs/applications/casting';
import { type Client, ROLE, staff } from '../jobs/postings/jobs';
import { signedIn } from '../log-in';
import { COMPLETE, ownProfile, putPhoto, read, save, submit } from '../profiles/own-profiles';
import type { Answer, TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';

/** Guardian who acts for a child: `browser` uses the child's account, `own` the guardian's. */
export type Family = {
  readonly email: string;
  readonly userId: string;
  readonly childId: string;
  readonly own: TestBrowser;
  readonly browser: TestBrowser;
};
/** Born nine years before the tests' day. */
export const NINE = '2017-03-04';
let families = 0;

export const consent = (browser: TestBrowser, changes: object = {}): Promise<Answer> =>
  browser.post(ENDPOINTS.addChild.path, {
    ...{ first_name: 'Tara', last_name: 'Menon', birth_date: NINE, relation: 'mother' },
    ...{ agree_consent: 1, consent_version: CONSENT.version, ...changes },
  });

export async function childrenOf(browser: TestBrowser): Promise<readonly Child[]> {
  return good<ChildListResponse>(await browser.get(ENDPOINTS.children.path)).data;
}

export function actFor(browser: TestBrowser, accountId: string): Promise<Answer> {
  return browser.post(ENDPOINTS.switchAccount.path, { account_id: accountId });
}

export async function newGuardian(site: TestSite): Promise<{ readonly email: string; readonly userId: string }> {
  families += 1;
  const email = `guardian-${families}@example.com`;
  const user = await site.app.get(UsersService).create({
    ...{ roleId: '9', email, loginEmail: email, loginPhone: null, firstName: 'Maya', lastName: 'Menon' },
    ...{ dialCode: '91', mobileNumber: '', birthDate: '1985-05-05' },
  });
  return { email, userId: user?.id ?? '' };
}

/** A new guardian with a nine-year-old child. */
export async function newFamily(site: TestSite): Promise<Family> {
  const guardian = await newGuardian(site);
  const own = await signedIn(site, guardian.email);
  good<object>(await consent(own));
  const childId = (await childrenOf(own))[0]?.id ?? '';
  const browser = await signedIn(site, guardian.email);
  good<object>(await actFor(browser, childId));
  return { ...guardian, childId, own, browser };
}

/** A family whose child's profile staff approved. */
export async function castFamily(site: TestSite): Promise<Family & { readonly slug: string }> {
  const family = await newFamily(site);
  await putPhoto(site, family.childId);
  const basics = { ...COMPLETE.basics, first_name: 'Tara', last_name: 'Menon', playing_age_min: null, playing_age_max: null };
  ownProfile(await save(family.browser, { ...COMPLETE, basics }));
  ownProfile(await submit(family.browser));
  await staff(site, 'approve-profile', family.childId);
  return { ...family, slug: (await read(family.browser)).slug };
}

const CHILD_ROLE = { ...ROLE, name: 'The niece', gender_id: null, age_min: 8, age_max: 11 };
const ADULT_ROLE = { ...ROLE, key: 'the-rider', name: 'The rider', gender_id: null, age_min: 20, age_max: 40 };

/** Opens a job with a role for children and one for adults, which staff approved. */
export async function childCasting(site: TestSite, by?: Client): Promise<Casting> {
  const casting = await openCasting(site, { roles: [CHILD_ROLE, ADULT_ROLE] }, by);
  await staff(site, 'approve-job', String(casting.jobId));
  const rows = await site.dataSource.query<{ id: number; slug: string }[]>(
    'SELECT job_role.id AS id, job.slug AS slug FROM job_role JOIN job ON job.id = job_id WHERE job_id = ? ORDER BY position',
    [casting.jobId],
  );
  return { ...casting, slug: rows[0]?.slug ?? '', roleIds: [rows[0]?.id ?? 0, rows[1]?.id ?? 0] };
}
