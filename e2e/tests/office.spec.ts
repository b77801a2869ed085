import { ADMINISTRATOR, CASTING, openOffice } from '../support/office';
import { signIn } from '../support/sign-in';
import { expect, test } from '../support/test';

test('a passkey opens the office for one browser, a recovery code for another once, and nobody else finds it', async ({
  page,
  browser,
  watch,
}) => {
  watch.allow(/403|404|422/u);
  const codes = await openOffice(page, ADMINISTRATOR);
  expect(codes).toHaveLength(10);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Office' })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.clock.install({ time: Date.now() });
  await other.goto('/');
  await signIn(other, ADMINISTRATOR);
  await other.goto('/office');
  await expect(other.getByRole('heading', { name: 'Open the office' })).toBeVisible();
  await expect(other.getByRole('navigation', { name: 'Office' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await other.getByLabel('Recovery code').fill('aaaa-bbbb-cccc');
  await other.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(other.getByText(/This recovery code does not match/u)).toBeVisible();
  await other.getByLabel('Recovery code').fill(codes[0] ?? '');
  await other.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(other.getByRole('navigation', { name: 'Office' })).toBeVisible();
  await other.context().close();
});

test('a person of the casting desk has the queues of casting, and not the team', async ({ page, watch }) => {
  watch.allow(/403/u);
  await openOffice(page, CASTING);
  const places = page.getByRole('navigation', { name: 'Office' });
  await expect(places.getByRole('link', { name: /^Profiles/u })).toBeVisible();
  await expect(places.getByRole('link', { name: 'Team' })).toHaveCount(0);
  await page.goto('/office/team');
  await expect(page.getByText('Your roles do not include this page')).toBeVisible();
});
