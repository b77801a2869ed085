import type { Browser, Page } from '@playwright/test';
import { newWord, postJob } from '../support/jobs';
import { fillPhone, fillSignUp, createAccount, newEmail, proveEmail, type Newcomer } from '../support/join-panel';
import { lookAt } from '../support/look-at';
import { nextIp } from '../support/newcomers';
import { newPerson, newPublicTalent, type Person } from '../support/own-talent';
import { post, read, send } from '../support/requests';
import { runStaff } from '../support/staff';
import { expect, test } from '../support/test';

// Three people sign up, and each waits for the others' actions.
test.describe.configure({ timeout: 300_000 });

const CLIENT = { role: 'Hiring', firstName: 'Ishita', lastName: 'Rao', born: ['3', '2', '1985'] } as const;
const COLLEAGUE = { role: 'Talent', firstName: 'Devika', lastName: 'Nair', born: ['7', '5', '1990'] } as const;
const TALENT = { role: 'Talent', firstName: 'Nirmala', lastName: 'Das', born: ['4', '9', '1996'] } as const;
const PROFILE = { skills: ['Kathak'], languages: ['Hindi'], city: 'Pune' };
const NOTE = 'You are a viewer in this team. You can read everything here, but not change it.';

type Casting = { readonly job: string; readonly applicant: string };

/** Opens a job of the client, for which a talent applies. */
async function openCasting(browser: Browser, client: Person): Promise<Casting> {
  const talent = await newPublicTalent(browser, TALENT, PROFILE);
  const roles = [{ name: 'The aunt', skills: ['Hindi'] }];
  const job = await postJob(client.page, { title: `Lift film ${newWord()}`, city: 'Pune', roles, question: 'Which floor?' });
  const key = /\/jobs\/(\S+[a-z])/u.exec(await runStaff('approve-job', job))?.[1] ?? '';
  const { data } = await read<{ data: { roles: { id: number }[] } }>(talent.page, `/api/jobs/${key}`);
  await send(talent.page, '/api/applications/apply', {
    body: { role_id: data.roles[0]?.id, note: 'I live on the fourth.', answer: 'Four.' },
  });
  return { job, applicant: talent.name };
}

async function invite({ page }: Person, email: string, role: string): Promise<void> {
  await page.goto('/account');
  await page.getByRole('region', { name: 'Team' }).getByRole('link', { name: 'Your team' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  await page.getByLabel('E-mail address of your colleague').fill(email);
  await page.getByLabel('Role').selectOption(role);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`We sent an invitation to ${email}.`)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Invitations' })).toContainText(email);
}

/** Path of the link in the newest mail to this address. */
async function linkTo(page: Page, email: string): Promise<string> {
  let path: string | undefined;
  await expect
    .poll(async () => {
      const mails = await read<{ text: string }[]>(page, `/dev/outbox.json?to=${encodeURIComponent(email)}`);
      path = /\/account\/team\/invitation\?token=[\w-]{43}/u.exec(mails[0]?.text ?? '')?.[0];
      return path;
    })
    .toBeDefined();
  return path ?? '';
}

/** Opens the link as a visitor, makes an account with the invited address, and comes back to the invitation. */
async function joinBy(page: Page, link: string, email: string, person: Newcomer): Promise<void> {
  await page.goto(link);
  await expect(page.getByText('Ishita Rao invites you to use their account as a colleague.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Login / My Account' }).click();
  await proveEmail(page, email);
  await fillSignUp(page, person);
  await fillPhone(page, '9876543210');
  await createAccount(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === link);
}

async function changeRole({ page }: Person, name: string, role: string): Promise<void> {
  await page.goto('/account/team');
  await page.getByRole('button', { name: `Change role of ${name}` }).click();
  await page.getByRole('dialog').getByLabel('Role').selectOption(role);
  await page.getByRole('dialog').getByRole('button', { name: 'Save the role' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function openDrawer(page: Page, { job, applicant }: Casting) {
  await page.goto(`/client/dashboard?tab=applicants&job=${job}`);
  await page.getByRole('article', { name: applicant }).getByRole('link', { name: applicant }).click();
  return page.getByRole('dialog', { name: applicant });
}

test('HIR-06 a colleague is invited, works as a caster, only reads as a viewer, and is out once removed', async ({ browser }) => {
  const client = await newPerson(browser, CLIENT);
  const casting = await openCasting(browser, client);
  const email = newEmail('devika');
  await invite(client, email, 'caster');
  await lookAt(client.page, '/account/team', 'account-team');
  const link = await linkTo(client.page, email);

  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': nextIp() } });
  const page = await context.newPage();
  await joinBy(page, link, email, COLLEAGUE);
  await lookAt(page, link, 'account-team-invitation');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByText('You are in the team of Ishita Rao now.')).toBeVisible();
  await page.getByRole('button', { name: 'Use this account now' }).click();
  await expect(page).toHaveURL(/\/client\/dashboard$/u);

  const drawer = await openDrawer(page, casting);
  await drawer.getByLabel('Your note').fill('Reads well, call back.');
  await drawer.getByLabel('Your note').blur();
  await expect(drawer.getByText('Saved')).toBeVisible();
  await expect((await openDrawer(client.page, casting)).getByLabel('Your note')).toHaveValue('Reads well, call back.');

  await changeRole(client, 'Devika Nair', 'viewer');
  const sheet = await openDrawer(page, casting);
  await expect(sheet.getByText('Reads well, call back.')).toBeVisible();
  await expect(sheet.getByText(NOTE)).toBeVisible();
  await expect(sheet.getByLabel('Your note')).toHaveCount(0);
  const refused = await post(page, '/api/client/applications/note', { body: { id: 1, client_note: 'No.' } });
  expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('You are a viewer in this team')]);

  await client.page.goto('/account/team');
  await client.page.getByRole('button', { name: 'Remove Devika Nair' }).click();
  await client.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(client.page.getByText('Devika Nair can no longer use this account.')).toBeVisible();
  await page.goto('/client/dashboard');
  await expect(page.getByText('You do not have access')).toBeVisible();
  await page.goto('/account/team');
  await expect(page.getByText(/You are in no team/u)).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This invitation does not work' })).toBeVisible();
});
