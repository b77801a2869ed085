import { hydrated } from '../../e2e/support/hydrated';
import { expect, test } from '../../e2e/support/test';

test('FED-06 a visitor browses, and is asked to log in for a heart', async ({ page }) => {
  await page.goto('/talents');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const heart = page.getByRole('button', { name: /^Save /u }).first();
  await heart.click();
  await expect(page.getByRole('dialog', { name: 'Log in or join' })).toContainText('On the site the login opens here');
});

test('FED-06 a talent’s favourites are stored, and the own profile can be edited', async ({ page }) => {
  await page.goto('/talents?as=talent');
  const heart = page.getByRole('button', { name: /^Save /u, pressed: false }).first();
  await heart.click();
  await expect(page.getByRole('button', { name: /^Save /u, pressed: true }).first()).toBeVisible();
  await page.getByRole('link', { name: '/talent/profile-settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('FED-06 a failing backend: the list says so, and Try again brings it once the backend is back', async ({ page, watch }) => {
  watch.allow(/status of 503/u);
  await page.goto('/talents?fail=503');
  await expect(page.getByRole('heading', { name: 'The talent list did not load' })).toBeVisible();
  await page.getByLabel('Failure').selectOption('none');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).last().click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('FED-06 a search without a match: the page says so, and leads back', async ({ page }) => {
  await page.goto('/talents');
  await page.getByRole('searchbox').first().fill('zzzz');
  await page.getByRole('main').getByRole('button', { name: 'Reset Filters' }).last().click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('FED-06 a slow backend: a skeleton is shown until the list has loaded', async ({ page }) => {
  await page.goto('/talents?latency=1000');
  await expect(page.getByRole('heading', { level: 1, name: 'Talent' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('SLUG-01 a headline without a blank breaks, and the profile scrolls sideways at no width', async ({ page }) => {
  await page.goto('/talents');
  const card = page.getByRole('main').getByRole('article').getByRole('link').first();
  await page.goto((await card.getAttribute('href')) ?? '');
  const headline = page
    .locator('header', { has: page.getByRole('heading', { level: 1 }) })
    .getByRole('paragraph')
    .first();
  await hydrated(page);
  await headline.evaluate((element) => (element.textContent = 'Unbroken'.repeat(25)));
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `${width} px wide`).toBeLessThanOrEqual(0);
  }
});
