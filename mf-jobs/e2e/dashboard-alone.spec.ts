import { expect, test } from '../../e2e/support/test';

const TEA_FILM = 'Tea film, one lift, four floors';

test('FED-06 a client sees what is new, reads who applied, and opens one of them', async ({ page }) => {
  await page.goto('/client/dashboard?as=client');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Ritu');
  await page.getByRole('link', { name: /^Jobs \d/u }).click();
  await expect(page.getByRole('article', { name: TEA_FILM })).toBeVisible();
  await page.goto('/client/dashboard?as=client&tab=applicants&job=127');
  await expect(page.getByRole('list', { name: 'Stages' })).toContainText(/20\s*All/u);
  const first = page.getByRole('main').getByRole('article').first();
  const name = (await first.getByRole('link').first().textContent()) ?? '';
  await first.getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name })).toBeHidden();
});

test('FED-06 two applicants are compared beside each other', async ({ page }) => {
  await page.goto('/client/dashboard?as=client&tab=applicants&job=127');
  const ticks = page.getByRole('main').getByRole('article').getByRole('checkbox');
  for (const index of [0, 1]) await ticks.nth(index).check();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('dialog', { name: /^Compare/u })).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`JOB-09 a client rates an applicant at ${width} px, and the dialog stays where it is, with Close in reach`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/client/dashboard?as=client&tab=applicants&job=127');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    const dialog = page.getByRole('dialog');
    const stars = dialog.getByRole('group', { name: 'Your rating' });
    await stars.scrollIntoViewIfNeeded();
    await stars.getByText('4 stars').click();
    await expect(stars.getByRole('radio', { name: '4 stars' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(stars.getByRole('radio', { name: '5 stars' })).toBeChecked();
    expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeInViewport({ ratio: 1 });
  });
}

test('FED-06 a client of a failing backend is told so, and Try again brings the dashboard', async ({ page, watch }) => {
  watch.allow(/status of 503/u);
  await page.goto('/client/dashboard?as=client&fail=503');
  await expect(page.getByRole('heading', { name: 'Your account did not load' })).toBeVisible();
  await page.getByLabel('Failure').selectOption('none');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByText(TEA_FILM).first()).toBeVisible();
});
