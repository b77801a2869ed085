import { ENDPOINTS, type JobContent, type OwnJob, ROLES } from '@alltalent/shared/contracts';
import { parseStaffCommand } from '../../../../src/cli/staff/parse-staff-command';
import { runStaffCommand } from '../../../../src/cli/staff/run-staff-command';
import { signedIn } from '../../log-in';
import type { Answer, TestBrowser } from '../../test-browser';
import type { TestSite } from '../../test-site';
import { UsersService } from '../../../../src/auth/users/users.service';
import { COMPLETE_JOB } from './complete-job';

export { COMPLETE_JOB, ROLE } from './complete-job';

export type Client = { readonly email: string; readonly userId: string; readonly browser: TestBrowser };
let people = 0;

/** Signs up and logs in a new client, whose first job staff review. */
export async function newClient(site: TestSite): Promise<Client> {
  people += 1;
  const email = `client-${people}@example.com`;
  const user = await site.app.get(UsersService).create({
    roleId: ROLES.client,
    email,
    loginEmail: email,
    loginPhone: null,
    firstName: 'Noor',
    lastName: 'Sethi',
    dialCode: '91',
    mobileNumber: '',
    birthDate: '1988-02-03',
  });
  if (!user) throw new Error('The address is taken.');
  return { email, userId: user.id, browser: await signedIn(site, email) };
}

/** Signs up a client whose first job staff approved, so that further jobs are shown at once. */
export async function knownClient(site: TestSite): Promise<Client> {
  const client = await newClient(site);
  await staff(site, 'approve-job', String((await submitted(client.browser)).id));
  return client;
}

export function ownJob(response: Answer): OwnJob {
  expect([response.statusCode, response.json().detail, response.json().fields]).toEqual([200, undefined, undefined]);
  return response.json<{ data: OwnJob }>().data;
}

export function save(browser: TestBrowser, content: Partial<JobContent>, before?: Pick<OwnJob, 'id' | 'revision'>): Promise<Answer> {
  const { id = null, revision = 0 } = before ?? {};
  return browser.post(ENDPOINTS.saveJob.path, { id, revision, content });
}

export function submit(browser: TestBrowser, { id, revision }: Pick<OwnJob, 'id' | 'revision'>): Promise<Answer> {
  return browser.post(ENDPOINTS.submitJob.path, { id, revision });
}

/** Saves and submits a complete job; from a known client it is open at once. */
export async function submitted(browser: TestBrowser, changes: Partial<JobContent> = {}): Promise<OwnJob> {
  const draft = ownJob(await save(browser, { ...COMPLETE_JOB, ...changes }));
  return ownJob(await submit(browser, draft));
}

export async function read(browser: TestBrowser, id: number): Promise<OwnJob> {
  return ownJob(await browser.get(`${ENDPOINTS.ownJobs.path}/${id}`));
}

/** Runs a command of staff, as on the command line, and returns its output. */
export function staff(site: TestSite, ...args: readonly string[]): Promise<string> {
  const parsed = parseStaffCommand(args);
  if (parsed.kind !== 'command') throw new Error(parsed.kind === 'mistake' ? parsed.sentence : 'That asks for help.');
  return runStaffCommand(site, parsed);
}
