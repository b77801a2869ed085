import { dayAhead } from '../../e2e/support/jobs';
import { expect, type Page, test } from '../../e2e/support/test';

async function write(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Creator campaign' }).click();
  await page.getByLabel('Title').fill('Tea, in three posts');
  await page.getByLabel('Who is asking').fill('Lantern Tea');
  await page.getByLabel('What it is about').fill('How you drink it.');
  await page.getByRole('button', { name: 'Next: Roles' }).click();
  await expect(page.getByRole('heading', { name: 'Who do you need?' })).toBeFocused();
}

test('FED-06 a visitor writes a job step by step; it is there after a reload, and posting it asks to log in', async ({ page }) => {
  await page.goto('/post-a-job');
  await write(page);
  await page.getByRole('button', { name: 'Next: Dates & place' }).click();
  await page.getByLabel('Last day to apply').fill(dayAhead(20));
  await page.reload();
  await expect(page.getByLabel('Last day to apply')).toHaveValue(dayAhead(20));
  await page.getByRole('button', { name: 'Next: Pay & review' }).click();
  await page.getByLabel('How much').fill('45000');
  await expect(page.getByRole('complementary', { name: 'Live preview' })).toContainText('₹45,000 package');
  await page.getByRole('button', { name: 'Log in and post it' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in or join' })).toBeVisible();
});

test('FED-06 Back leads through the steps, and Next names what is missing', async ({ page }) => {
  await page.goto('/post-a-job');
  await page.getByRole('button', { name: 'Next: Roles' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription('Please give the job a title');
  await write(page);
  await page.goBack();
  await expect(page.getByLabel('Title')).toHaveValue('Tea, in three posts');
});

test('FED-06 for a client the draft is saved while it is written, and sent in for review', async ({ page }) => {
  await page.goto('/post-a-job?as=client');
  await write(page);
  await expect(page.getByText(/^Draft saved, /u)).toBeVisible();
  await expect(page).toHaveURL(/job=900&step=roles/u);
  await page.goBack();
  await expect(page.getByLabel('Title')).toHaveValue('Tea, in three posts');
  await page.getByRole('link', { name: /Dates & place/u }).click();
  await page.getByLabel('Last day to apply').fill(dayAhead(20));
  await page.getByRole('button', { name: 'Next: Pay & review' }).click();
  await page.getByLabel('How much').fill('45000');
  await page.getByRole('button', { name: 'Post the job' }).click();
  await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible();
});
