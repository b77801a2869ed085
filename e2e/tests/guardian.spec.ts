import type { Browser, Page } from '@playwright/test';
import { accept, counter, idIn } from '../support/hiring';
import { dayAhead, expectMail, newWord, postJob } from '../support/jobs';
import { newPerson, type Person, publishProfile } from '../support/own-talent';
import { read } from '../support/requests';
import { runStaff } from '../support/staff';
import { expect, test } from '../support/test';

// Two people sign up, and each waits for the other's actions.
test.describe.configure({ timeout: 180_000 });

const GUARDIAN = { role: 'Parent or guardian', firstName: 'Maya', lastName: 'Menon', born: ['5', '5', '1985'] } as const;
const CLIENT = { role: 'Hiring', firstName: 'Ishita', lastName: 'Rao', born: ['3', '2', '1985'] } as const;
const TARA = { firstName: 'Tara', lastName: 'Menon' };
const SECTIONS = { skills: ['Cycling'], languages: ['Hindi'], city: 'Pune' };
/** Time within which an open page shows what another person did. */
const LIVE_MS = 10_000;
const NINE_YEARS = 9 * 365;

/** Registers a nine-year-old child on the page of the children, and acts for it. Returns the id of the child's account. */
async function registerTara(page: Page): Promise<string> {
  await page.goto('/account/children');
  await page.getByLabel('First name').fill(TARA.firstName);
  await page.getByLabel('Last name').fill(TARA.lastName);
  await page.getByLabel('Your child’s date of birth').fill(dayAhead(-NINE_YEARS));
  await page.getByLabel('You are the child’s').selectOption('Mother');
  await page.getByRole('checkbox', { name: /I give my consent/u }).check();
  await page.getByRole('button', { name: 'Register the child' }).click();
  await page.getByRole('button', { name: 'Act for Tara' }).click();
  await expect(page).toHaveURL(/\/talent\/profile-settings$/u);
  await expect(page.getByRole('complementary', { name: 'Account in use' })).toContainText('You are acting for Tara Menon');
  return (await read<{ data: { current_id: string } }>(page, '/api/account/delegated')).data.current_id;
}

/** Posts a job for a child, which staff approve, and returns its number. */
async function postForChildren({ page }: Person, title: string): Promise<string> {
  const roles = [{ name: 'The niece', skills: ['Cycling'], ages: ['7', '11'] as const }];
  const job = await postJob(page, { title, city: 'Pune', roles, question: 'Does she ride a bicycle?' });
  await runStaff('approve-job', job);
  return job;
}

async function applyForTara(page: Page, job: string): Promise<void> {
  await page.goto(`/jobs/${job}`);
  const form = page.getByRole('form', { name: 'Apply for this call' });
  await form.getByRole('textbox', { name: 'Does she ride a bicycle?' }).fill('Since she was five.');
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Sent for The niece')).toBeVisible();
}

/** Opens the application from the board, reads the child's profile and makes an offer. Returns the offer's number. */
async function offerTara({ page }: Person, job: string, slug: string): Promise<number> {
  await page.goto(`/client/dashboard?tab=applicants&job=${job}`);
  const card = page.getByRole('article', { name: 'Tara M.' });
  await expect(card).toContainText('Represented by a parent or guardian');
  await page.goto(`/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tara M.' })).toBeVisible();
  await expect(page.getByText('Maharashtra').first()).toBeVisible();
  await expect(page.getByText('Pune')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
  await page.goBack();
  await card.getByRole('link', { name: 'Tara M.' }).click();
  await page.getByRole('dialog', { name: 'Tara M.' }).getByRole('link', { name: 'Make an offer' }).click();
  await expect(page.getByText('You are writing to Tara’s parent or guardian.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Place' }).fill('Film City, Pune');
  await page.getByRole('textbox', { name: 'Fee' }).fill('45k');
  await page.getByRole('button', { name: 'Review the offer' }).click();
  await page.getByRole('button', { name: 'Send the offer to Tara M.' }).click();
  await expect(page).toHaveURL(/\/offers\/\d+$/u);
  return idIn(page);
}

async function goBackToOwnAccount(page: Page): Promise<void> {
  const bar = page.getByRole('complementary', { name: 'Account in use' });
  await bar.getByRole('button', { name: 'Back to my own account' }).click();
  await expect(bar).toHaveCount(0);
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Write a message').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
}

async function statusFor(browser: Browser, slug: string): Promise<number> {
  const context = await browser.newContext();
  const response = await context.request.get(`/api/talent-profile/${slug}`);
  await context.close();
  return response.status();
}

test('HIR-01 HIR-02 SEC-43 a guardian acts for a child: the profile, an application, an offer, messages, and back to the own account', async ({
  browser,
  watch,
}) => {
  watch.allow(/status of 404/u);
  const client = await newPerson(browser, CLIENT);
  const guardian = await newPerson(browser, GUARDIAN);
  const account = await registerTara(guardian.page);
  const { slug } = await publishProfile(guardian.page, { account, newcomer: TARA, sections: SECTIONS });
  expect(await statusFor(browser, slug)).toBe(404);

  const job = await postForChildren(client, `Kite film ${newWord()}`);
  await applyForTara(guardian.page, job);
  const offer = await offerTara(client, job, slug);
  expect(await statusFor(browser, slug)).toBe(404);
  await expectMail(guardian.page, guardian.email, /offer/iu);

  await guardian.page.goto(`/offers/${offer}`);
  await counter(guardian.page, '50k');

  await client.page.goto(`/offers/${offer}`);
  await expect(client.page.getByText('50,000').first()).toBeVisible();
  await accept(client.page);
  await client.page
    .getByRole('button', { name: /message/iu })
    .first()
    .click();
  await expect(client.page).toHaveURL(/\/messages\/\d+$/u);
  const thread = idIn(client.page);
  await expect(client.page.getByText('You are writing to Tara’s parent or guardian.')).toBeVisible();
  await write(client.page, 'Please bring her own helmet.');

  await goBackToOwnAccount(guardian.page);
  await guardian.page.goto('/account/children');
  await guardian.page.getByRole('button', { name: '1 unread message for Tara' }).click();
  await expect(guardian.page).toHaveURL(/\/messages$/u);
  await guardian.page.goto(`/messages/${thread}`);
  await expect(guardian.page.getByRole('log').getByText('Please bring her own helmet.')).toBeVisible();
  await write(guardian.page, 'We will.');
  await expect(client.page.getByRole('log').getByText('We will.')).toBeVisible({ timeout: LIVE_MS });

  await goBackToOwnAccount(guardian.page);
  await guardian.page.goto('/account/children');
  await guardian.page.getByRole('button', { name: 'Withdraw consent for Tara' }).click();
  await guardian.page.getByRole('dialog').getByRole('button', { name: 'Withdraw consent' }).click();
  await expect(guardian.page.getByRole('button', { name: 'Act for Tara' })).toHaveCount(0);
  await client.page.goto(`/messages/${thread}`);
  await expect(client.page.getByText('You cannot write in this conversation any more.')).toBeVisible();
});
