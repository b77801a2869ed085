import type { Page } from '@playwright/test';
import { expectBell, expectMail, followNotification, newWord, postJob, subjectsTo } from '../support/jobs';
import { lookAt } from '../support/look-at';
import { newPerson, newPublicTalent, type Person, type PublicTalent } from '../support/own-talent';
import { runStaff } from '../support/staff';
import { expect, test } from '../support/test';

// Three people sign up, and each waits for the others' actions.
test.describe.configure({ timeout: 300_000 });

const LEAD = 'Elder sister, lead';
const AUNT = 'The aunt';
const TAPE = 'https://vimeo.com/76979871';

const applicantCard = (page: Page, name: string) => page.getByRole('article', { name });

/** Sets notifications about applications to be mailed at once. */
async function wantMailAtOnce({ page }: Person): Promise<void> {
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Change when e-mail is sent' }).click();
  const dialog = page.getByRole('dialog', { name: 'When we write to you' });
  await dialog.getByLabel('Applications').selectOption('At once');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('E-mail: at once.')).toBeVisible();
}

async function apply(page: Page, role: string, note: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Apply for this call' });
  await form.getByRole('radio', { name: new RegExp(role, 'u') }).check();
  await form.getByLabel('Note').fill(note);
  await form.getByLabel('Which tea do you make best?').fill('Kahwa, with saffron.');
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText(`Sent for ${role}`)).toBeVisible();
}

/** Focuses an applicant's card, presses the key that moves it, and confirms. */
async function press(page: Page, name: string, key: string): Promise<void> {
  await applicantCard(page, name).getByRole('link', { name }).focus();
  await page.keyboard.press(key);
  const yes = page.getByRole('dialog', { name: `Move ${name} to` }).getByRole('button', { name: /^Move to/u });
  if (key !== '3' && key !== '6') await yes.click();
}

/** Goes to the offer for an applicant by key, fills in what the job does not say, and sends it. */
async function offer(page: Page, name: string): Promise<void> {
  await applicantCard(page, name).getByRole('link', { name }).focus();
  await page.keyboard.press('4');
  await expect(page).toHaveURL(/\/offers\/new\?application=\d+$/u);
  await page.getByRole('textbox', { name: 'Place' }).fill('Film City, Pune');
  await page.getByRole('textbox', { name: 'Fee' }).fill('25k');
  await page.getByRole('button', { name: 'Review the offer' }).click();
  await page.getByRole('button', { name: `Send the offer to ${name}` }).click();
  await expect(page).toHaveURL(/\/offers\/\d+$/u);
}

async function acceptOffer(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Read and answer your offers' }).click();
  await page.getByRole('list', { name: 'Offers' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }).click();
  await expect(page.getByRole('link', { name: 'Open the booking' })).toBeVisible();
}

async function expectStage({ page }: Person, role: string, stage: string): Promise<void> {
  await expect(page.getByRole('article', { name: role }).getByRole('list', { name: `Status of ${role}` })).toContainText(stage);
}

const documentOf = async (page: Page, path: string) => (await page.request.get(path)).text();

async function findAndApply(tara: PublicTalent, title: string): Promise<void> {
  const { page } = tara;
  await page.goto('/jobs');
  await page
    .getByRole('searchbox')
    .first()
    .fill(title.split(' ').at(-1) ?? '');
  await expect(page.getByText('1 call matches')).toBeVisible();
  const row = page.getByRole('list', { name: 'Open calls' }).getByRole('article', { name: title });
  await expect(row.getByText(/^You match \d\/\d$/u)).toBeVisible();
  await row.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const match = page.getByRole('list', { name: 'How you match' }).first();
  await expect(match).toContainText('Kathak');
  await expect(match).toContainText(/Horse riding, not met/u);
  await apply(page, LEAD, 'I danced on wet roofs before.');
}

async function inviteAndAnswer(client: Person, uma: PublicTalent, title: string): Promise<void> {
  await client.page.goto(`/client/dashboard?talent=${uma.id}`);
  const invite = client.page.getByRole('region', { name: `Invite ${uma.name}` });
  await invite.getByRole('radio', { name: AUNT }).check();
  await invite.getByLabel(/^A word with it/u).fill('We saw you in the street play.');
  await invite.getByRole('button', { name: 'Send the invite' }).click();
  await expect(client.page.getByText(`Sent: ${uma.name} is invited to ${AUNT}`)).toBeVisible();

  await expectBell(uma.page, 1);
  await expectMail(uma.page, uma.email, /You are invited to a casting call/u);
  await uma.page.goto('/talent/applications');
  await expect(uma.page.getByRole('article', { name: AUNT }).getByText('We saw you in the street play.')).toBeVisible();
  await followNotification(uma.page, /Lantern Lane invites you/u);
  await expect(uma.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectBell(uma.page, 0);
  await apply(uma.page, AUNT, 'I am from that street.');
}

async function tape(client: Person, tara: PublicTalent): Promise<void> {
  await press(client.page, tara.name, '3');
  const dialog = client.page.getByRole('dialog', { name: `Ask ${tara.name} for a self-tape` });
  await dialog.getByLabel('What to record').fill('Scene two, in one take.');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await expect(dialog).toBeHidden();
  await followNotification(tara.page, /asks for a self-tape/u);
  const asked = tara.page.getByRole('region', { name: `Self-tape for ${LEAD}` });
  await expect(asked.getByText('Scene two, in one take.')).toBeVisible();
  await expect(tara.page.getByRole('article', { name: LEAD })).toBeFocused();
  await asked.getByLabel('Link to your self-tape').fill(TAPE);
  await asked.getByRole('button', { name: 'Send self-tape' }).click();
  await expect(asked.getByRole('link', { name: new RegExp(TAPE, 'u') })).toBeVisible();
}

/** Checks the pages of both people, with data on them. */
async function lookAtPages(client: Person, tara: Person, id: string): Promise<void> {
  await lookAt(client.page, '/client/dashboard', 'dashboard-overview');
  await lookAt(client.page, `/client/dashboard?tab=applicants&job=${id}`, 'dashboard-applicants');
  await lookAt(tara.page, '/notifications', 'notifications-of-a-talent');
  await lookAt(tara.page, '/talent/applications', 'applications-of-a-talent');
  for (const { page } of [client, tara]) await page.setViewportSize({ width: 1440, height: 900 });
}

test('LINK-01 ROLE-01 a job goes from its first draft to its last reply, and everybody concerned sees and is notified of every step', async ({
  browser,
  page: visitor,
}) => {
  const title = `Tea stall in the rain ${newWord()}`;
  const client = await newPerson(browser, { role: 'Hiring', firstName: 'Kavita', lastName: 'Menon', born: ['3', '2', '1985'] });
  const skilled = { skills: ['Kathak', 'Street theatre'], languages: ['Hindi'], city: 'Pune' };
  const tara = await newPublicTalent(browser, { role: 'Talent', firstName: 'Tara', lastName: 'Joshi', born: ['4', '9', '1996'] }, skilled);
  const uma = await newPublicTalent(browser, { role: 'Talent', firstName: 'Uma', lastName: 'Pillai', born: ['8', '1', '1994'] }, skilled);
  await wantMailAtOnce(tara);

  const roles = [
    { name: LEAD, skills: ['Kathak', 'Horse riding'] },
    { name: AUNT, skills: ['Hindi'] },
  ];
  const id = await postJob(client.page, { title, city: 'Pune', roles, question: 'Which tea do you make best?' });
  await expect(client.page.getByRole('heading', { name: 'In review' })).toBeVisible();
  expect((await visitor.request.get(`/jobs/${id}`)).status()).toBe(404);
  expect(await runStaff('jobs')).toContain(title);
  const path = /\/jobs\/\S+[a-z]/u.exec(await runStaff('approve-job', id))?.[0] ?? '';
  await expectMail(client.page, client.email, /is on the site/u);
  await expectBell(client.page, 1);
  await client.page.goto('/notifications');
  await client.page.getByRole('button', { name: 'Mark all as read' }).click();
  await expectBell(client.page, 0);

  const open = await documentOf(visitor, path);
  expect(open).toContain('"JobPosting"');
  expect(open).not.toMatch(/<meta name="robots"[^>]*noindex/u);

  await findAndApply(tara, title);
  await expectBell(client.page, 1);
  await followNotification(client.page, /^Unread: Tara Joshi applied/u);
  const drawer = client.page.getByRole('dialog', { name: tara.name });
  await expect(drawer.getByText('Kahwa, with saffron.')).toBeVisible();
  await expectMail(tara.page, tara.email, /Your application was viewed/u);
  await client.page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await tara.page.goto('/talent/applications');
  await expectStage(tara, LEAD, 'Viewed');
  await press(client.page, tara.name, '2');
  await expect(applicantCard(client.page, tara.name)).toContainText('Shortlisted');
  await expectStage(tara, LEAD, 'Shortlisted');
  await expectMail(tara.page, tara.email, /You are on the shortlist/u);

  await inviteAndAnswer(client, uma, title);
  await client.page.goto(`/client/dashboard?tab=applicants&job=${id}`);
  await tape(client, tara);
  await followNotification(client.page, /Tara Joshi sent a self-tape/u);
  await expect(client.page.getByRole('dialog', { name: tara.name }).getByRole('link', { name: /Watch the self-tape/u })).toBeVisible();
  await client.page.keyboard.press('Escape');
  await lookAtPages(client, tara, id);
  await client.page.goto(`/client/dashboard?tab=applicants&job=${id}`);
  await offer(client.page, tara.name);
  await tara.page.goto('/talent/applications');
  await expectStage(tara, LEAD, 'Offer');
  await expect(tara.page.getByRole('button', { name: /^Withdraw/u })).toHaveCount(0);
  await acceptOffer(tara.page);
  await expectMail(tara.page, tara.email, /^You are booked$/mu);

  await client.page.goto('/client/dashboard?tab=jobs');
  await client.page
    .getByRole('group', { name: `Actions for ${title}` })
    .getByRole('button', { name: 'Close' })
    .click();
  await client.page.getByRole('dialog').getByRole('button', { name: 'Close the call' }).click();
  await expect(client.page.getByRole('article', { name: title }).getByText('Closed', { exact: true })).toBeVisible();

  await uma.page.goto('/talent/applications?show=finished');
  await expectStage(uma, AUNT, 'Not selected');
  await tara.page.goto('/talent/applications?show=finished');
  await expectStage(tara, LEAD, 'Booked');
  const mails = await subjectsTo(tara.page, tara.email);
  expect(mails.filter((subject) => subject === 'You are booked')).toHaveLength(1);
  expect(mails.join('\n')).not.toContain('Not selected');

  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { name: 'Applications closed' }).first()).toBeVisible();
  const closed = await documentOf(visitor, path);
  expect(closed).not.toContain('JobPosting');
  expect(closed).toMatch(/<meta name="robots"[^>]*noindex/u);
  await visitor.goto(`/jobs?q=${encodeURIComponent(title)}`);
  await expect(visitor.getByText('No calls match these filters')).toBeVisible();
  for (const { context } of [client, tara, uma]) await context.close();
});
