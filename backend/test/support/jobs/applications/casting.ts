import {
  type Applicant,
  type ApplicantsResponse,
  ENDPOINTS,
  type InviteOptionsResponse,
  type JobContent,
  type OwnApplicationsResponse,
} from '@alltalent/shared/contracts';
import { signedIn } from '../../log-in';
import type { Answer, TestBrowser } from '../../test-browser';
import type { TestSite } from '../../test-site';
import { type Client, knownClient, ROLE, submitted } from '../postings/jobs';

export type Casting = {
  readonly client: Client;
  readonly jobId: number;
  readonly slug: string;
  /** The aunt and the rider. */
  readonly roleIds: readonly [number, number];
};
export type StoredNotification = {
  readonly userId: string;
  readonly group: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
};

export const ASHA = { email: 'asha.rao@example.com', id: 'u_demo_asha' } as const;
export const MEHER = { email: 'meher.kaul@example.com', id: 'u_demo_meher' } as const;
export const DEV = { email: 'dev.mehra@example.com', id: 'u_demo_dev' } as const;

const TWO_ROLES = [ROLE, { ...ROLE, key: 'the-rider', name: 'The rider', gender_id: null, age_min: 20 }];

/** Opens a job with two roles, of a new client unless one is given. */
export async function openCasting(site: TestSite, changes: Partial<JobContent> = {}, by?: Client): Promise<Casting> {
  const client = by ?? (await knownClient(site));
  const { id: jobId, slug } = await submitted(client.browser, { roles: TWO_ROLES, ...changes });
  const rows = await site.dataSource.query<{ id: number }[]>('SELECT id FROM job_role WHERE job_id = ? ORDER BY position', [jobId]);
  return { client, jobId, slug, roleIds: [rows[0]?.id ?? 0, rows[1]?.id ?? 0] };
}

export function apply(browser: TestBrowser, roleId: number, more: object = {}): Promise<Answer> {
  return browser.post(ENDPOINTS.applyForJob.path, { role_id: roleId, note: 'I make ginger tea.', ...more });
}

export function good<T = OwnApplicationsResponse>(response: Answer): T {
  expect([response.statusCode, response.json().detail, response.json().fields]).toEqual([200, undefined, undefined]);
  return response.json<T>();
}

/** Applies for the first role as the user with this e-mail address, and returns browser and application id. */
export async function applied(site: TestSite, { roleIds }: Casting, email: string = ASHA.email, more: object = {}) {
  const browser = await signedIn(site, email);
  const { data } = good(await apply(browser, roleIds[0], more));
  return { browser, id: data[0]?.id ?? 0 };
}

export async function applicants({ client, jobId }: Casting, query = ''): Promise<ApplicantsResponse> {
  return good<ApplicantsResponse>(await client.browser.get(`${ENDPOINTS.applicants.path}?job=${jobId}${query}`));
}

export async function applicant(casting: Casting, id: number): Promise<Applicant> {
  const { data } = await applicants(casting);
  const found = data.find((row) => row.id === id);
  if (!found) throw new Error('There is no such applicant.');
  return found;
}

export function move({ client }: Casting, ids: readonly number[], stage: string, more: object = {}): Promise<Answer> {
  return client.browser.post(ENDPOINTS.moveApplications.path, { ids, stage, ...more });
}

export function invite({ client, roleIds }: Casting, talentId: number, more: object = {}): Promise<Answer> {
  return client.browser.post(ENDPOINTS.inviteTalent.path, { role_id: roleIds[0], talent_id: talentId, message: 'Come and read.', ...more });
}

export async function options({ client }: Casting, talentId: number): Promise<InviteOptionsResponse> {
  return good<InviteOptionsResponse>(await client.browser.get(`${ENDPOINTS.inviteOptions.path}?talent=${talentId}`));
}

export async function own(browser: TestBrowser): Promise<OwnApplicationsResponse> {
  return good(await browser.get(ENDPOINTS.ownApplications.path));
}

/** Returns the talent id of the account's profile; 0 without one. */
export async function talentIdOf(site: TestSite, userId: string): Promise<number> {
  const sql = 'SELECT talent.id AS id FROM talent JOIN user_account ON user_account.slug = talent.slug WHERE user_account.id = ?';
  const [row] = await site.dataSource.query<{ id: number }[]>(sql, [userId]);
  return row?.id ?? 0;
}

/** Reads a user's notifications, the oldest first. */
export function notificationsOf(site: TestSite, userId: string): Promise<StoredNotification[]> {
  const sql = 'SELECT user_id AS userId, notice_group AS "group", title, text, path FROM notification WHERE user_id = ? ORDER BY id';
  return site.dataSource.query(sql.replaceAll('"', site.dataSource.options.type === 'mysql' ? '`' : '"'), [userId]);
}

/** Deletes all notifications, invitations, applications, offers, bookings and counted requests, and lets a minute pass. */
export async function deleteActivity(site: TestSite): Promise<void> {
  site.clock.pass(60);
  for (const table of ['booking', 'offer', 'notification', 'job_invitation', 'job_application_step', 'job_application', 'rate_hit']) {
    await site.dataSource.query(`DELETE FROM ${table}`);
  }
}
