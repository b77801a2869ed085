import { expect, type Locator, type Page } from '@playwright/test';

const DAY_MS = 86_400_000;
const INDIAN_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** Returns letters that no other job has; digits could be taken for a phone number. */
export const newWord = (): string =>
  Date.now()
    .toString(36)
    .replaceAll(/\d/gu, (digit) => 'bcdfghjklm'.charAt(Number(digit)));

export const dayAhead = (days: number, now = Date.now()): string => INDIAN_DAY.format(now + days * DAY_MS);

export type PostedJob = {
  readonly title: string;
  readonly city: string;
  /** Without ages: 22 to 35. */
  readonly roles: readonly { readonly name: string; readonly skills: readonly string[]; readonly ages?: readonly [string, string] }[];
  readonly question: string;
};

const step = (page: Page, name: string) => page.getByRole('form', { name });

/** Posts a job through the four steps of the form. Returns its number. */
export async function postJob(page: Page, job: PostedJob): Promise<string> {
  await page.goto('/post-a-job');
  await writeProject(page, job);
  await writeRoles(page, job);
  await writePlace(page, job.city);
  const pay = step(page, 'What do you pay?');
  await pay.getByLabel('How much (₹)').fill('45000');
  await pay.getByLabel('For what').fill('flat fee');
  await expect(page.getByText('Saved').first()).toBeVisible();
  await pay.getByRole('button', { name: 'Post the job' }).click();
  await expect(page.getByRole('heading', { name: /In review|It is on the call list/u })).toBeVisible();
  return new URL(page.url()).searchParams.get('job') ?? '';
}

async function writeProject(page: Page, { title }: PostedJob): Promise<void> {
  const project = step(page, 'What are you making?');
  await project.getByLabel('Title').fill(title);
  await project.getByLabel('Category').selectOption('Actor');
  await project.getByLabel('Kind of work').fill('Film');
  await project.getByLabel('Who is asking').fill('Lantern Lane');
  await project.getByLabel('What it is about').fill('Two sisters keep a tea stall open through one night of rain.');
  await project.getByRole('button', { name: 'Next: Roles' }).click();
}

async function writeRoles(page: Page, { roles, question }: PostedJob): Promise<void> {
  const form = step(page, 'Who do you need?');
  for (const { name, skills, ages = ['22', '35'] } of roles) {
    await form.getByRole('button', { name: 'Add a role' }).click();
    await form.getByLabel('Name of the part').fill(name);
    await form.getByLabel('Gender').selectOption('Female');
    await form.getByLabel('Youngest').fill(ages[0]);
    await form.getByLabel('Oldest').fill(ages[1]);
    for (const skill of skills) await addSkill(form, skill);
  }
  await form.getByLabel('Ask everyone one question').fill(question);
  await form.getByRole('button', { name: 'Next: Dates & place' }).click();
}

async function addSkill(form: Locator, skill: string): Promise<void> {
  const field = form.getByRole('textbox', { name: /^Must have/u });
  await field.fill(skill);
  await field.press('Enter');
}

async function writePlace(page: Page, city: string): Promise<void> {
  const place = step(page, 'Where and when?');
  await place.getByLabel('City').pressSequentially(city);
  await expect(page.locator(`datalist option[value^="${city}, "]`).first()).toBeAttached();
  await place.getByLabel('First day').fill(dayAhead(60));
  await place.getByLabel('Last day to apply').fill(dayAhead(40));
  await expect(place.getByLabel('City')).toHaveValue(new RegExp(`^${city}, `, 'u'));
  await place.getByRole('button', { name: 'Next: Pay & review' }).click();
}

const bell = (page: Page, unread: number) =>
  page.getByRole('banner').getByRole('link', { name: `Notifications, ${unread === 0 ? 'none' : unread} unread`, exact: true });

/** Expects the bell's number within ten seconds, without a reload. */
export async function expectBell(page: Page, unread: number): Promise<void> {
  await expect(bell(page, unread)).toBeVisible({ timeout: 12_000 });
}

/** Opens /notifications with the bell and follows a notification. */
export async function followNotification(page: Page, title: string | RegExp): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Notifications/u })
    .click();
  await page.getByRole('region', { name: 'Today' }).getByRole('link', { name: title }).first().click();
}

/** Returns the subjects of the mails sent to an e-mail address, newest first. */
export async function subjectsTo(page: Page, email: string): Promise<readonly string[]> {
  const response = await page.request.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`);
  return ((await response.json()) as { readonly subject: string }[]).map(({ subject }) => subject);
}

export async function expectMail(page: Page, email: string, subject: RegExp): Promise<void> {
  await expect.poll(async () => (await subjectsTo(page, email)).join('\n')).toMatch(subject);
}
