import { expect, test } from '../../e2e/support/test';

test('FED-06 a visitor filters the jobs, opens one, and is asked to log in before an application goes out', async ({ page }) => {
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a gig');
  const jobs = page.getByRole('main').getByRole('article');
  await expect(jobs.first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Paid work only' }).check();
  await expect(page).toHaveURL(/\?paid=1$/u);
  await page.getByRole('button', { name: 'Remove Paid only' }).click();
  await expect(page).toHaveURL(/\/jobs$/u);
  await jobs.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/jobs\/\d+-[a-z0-9-]+$/u);
  await page.getByRole('textbox', { name: 'Note' }).fill('I ride a scooter');
  await page.getByRole('button', { name: 'Log in and apply' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in or join' })).toContainText('On the site the login opens here');
});

test('FED-06 a job is reported, and the page confirms it', async ({ page }) => {
  await page.goto('/jobs/1');
  await page.getByRole('button', { name: 'report this call' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this call' });
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText('Please choose what is wrong')).toBeVisible();
  await dialog.getByRole('radio', { name: 'It asks for money' }).check();
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
});

test('FED-06 a failing backend: the list says so, and Try again brings it once the backend is back', async ({ page, watch }) => {
  watch.allow(/status of 503/u);
  await page.goto('/jobs?fail=503');
  await expect(page.getByRole('heading', { name: 'The call sheet did not load' })).toBeVisible();
  await page.getByLabel('Failure').selectOption('none');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('FED-06 half a year after the responses were recorded, the jobs are as open as they were', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 200 * 24 * 3600 * 1000);
  await page.goto('/jobs');
  const jobs = page.getByRole('main').getByRole('article');
  await expect(jobs.first()).toContainText(/Closes (today|tomorrow|in \d+ days)/u);
  await expect(jobs.getByText('Closed', { exact: true })).toHaveCount(0);
});
