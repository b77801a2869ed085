import { expect, type Page, test } from '../support/test';

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => page.getByRole('list', { name: 'Talents' }).getByRole('listitem');

test('TAL-01 TAL-04 without script talent is searched, filtered and paged by plain forms and links', async ({ page }) => {
  await page.goto('/talents');
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/[?&]page=2$/u);
  await expect(cards(page)).toHaveCount(12);

  await page.getByRole('group', { name: 'Popular categories' }).getByRole('link', { name: 'Model' }).click();
  await expect(page).toHaveURL(/\?category=\d+$/u);
  await page.locator('summary', { hasText: 'Advanced Filters' }).click();
  await page.getByRole('textbox', { name: 'Lowest age' }).fill('20');
  await page.getByRole('combobox', { name: 'Eye Pupil Color' }).selectOption('Brown');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('a-z');
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/sortby=a-z.*minAge=20/u);
  const applied = page.getByRole('list', { name: 'Applied filters' });
  for (const label of ['Model', 'Age 20 and over', 'Eye Pupil Color: Brown']) await expect(applied).toContainText(label);

  await cards(page).getByRole('link').first().click();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
});

test('LINK-01 without script calls are searched and filtered by a plain form, and a call is whole', async ({ page }) => {
  await page.goto('/jobs');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Actor');
  await page.getByRole('checkbox', { name: 'Paid work only' }).check();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('pay');
  await page.getByRole('button', { name: 'Show calls' }).click();
  await expect(page).toHaveURL(/category=\d+&.*paid=1.*sort=pay/u);
  await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText('Paid only');
  await page.getByRole('list', { name: 'Open calls' }).getByRole('link').first().click();
  for (const name of ['Roles', 'Pay and use', 'Who is asking']) await expect(page.getByRole('heading', { name })).toBeVisible();
});

for (const path of ['/nobody-has-this-slug', '/jobs/0-no-such-call', '/article/no-such-article'])
  test(`SLUG-01 without script ${path} says that there is no such page, searches talent, and leads on`, async ({ page, watch }) => {
    watch.allow('status of 404');
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Nobody is standing on this mark' })).toBeVisible();
    await main(page).getByRole('searchbox', { name: 'Search talent' }).fill('dance');
    await main(page).getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/talents\?searchtext=dance/u);
    await expect(cards(page).first()).toBeVisible();
  });

test('without script an address that belongs to no page leads home', async ({ page, watch }) => {
  watch.allow('status of 404');
  // A busy machine sends the home page undrawn when it is first asked for.
  watch.allow('was preloaded');
  expect((await page.goto('/no/such/page/at/all'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/$/u);
});

test('HOME-02 HOME-05 without script the home page has its sections, and its search leads to the listing', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Growing fastest', 'Asked in every green room', 'Every kind of stage', 'Success stories'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('textbox', { name: 'Who are you looking for?' }).fill('dance');
  await page.getByRole('button', { name: 'Search talent' }).click();
  await expect(page).toHaveURL(/\/talents\?searchtext=dance/u);
  await expect(cards(page).first()).toBeVisible();
});

test('LINK-01 without script answers open, articles are narrowed, and the texts are there', async ({ page }) => {
  await page.goto('/faqs');
  const question = main(page).locator('details').first();
  await question.locator('summary').click();
  await expect(question.locator('p').first()).toBeVisible();
  await page.goto('/article');
  await main(page).getByRole('list', { name: 'Articles' }).getByRole('link').first().click();
  await expect(main(page).locator('p').nth(2)).toBeVisible();
  for (const path of ['/about-us', '/terms-of-use', '/privacy-policy', '/success', '/career', '/contactus']) {
    await page.goto(path);
    await expect(main(page).locator('p').first(), path).toBeVisible();
    expect((await main(page).innerText()).length, path).toBeGreaterThan(300);
    await expect(main(page).getByRole('status', { name: /^Loading/u }), path).toHaveCount(0);
  }
});

test('LAND-01 without script a campaign page has its words, and its form sends nothing', async ({ page }) => {
  await page.goto('/singer');
  await expect(page.getByRole('heading', { name: 'Singer service includes' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'write an e-mail' })).toBeVisible();
});

for (const [width, shown, tables] of [
  [390, 'a card', 0],
  [1440, 'a column of the table', 1],
] as const)
  test(`MEM-01 without script each plan is ${shown} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/membership');
    await expect(page.getByRole('table')).toHaveCount(tables);
    await expect(page.getByRole('heading', { level: 2, name: 'Monthly' })).toHaveCount(1 - tables);
    await expect(page.getByRole('main').getByText('₹499').locator('visible=true')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Choose Monthly' })).toHaveCount(1);
  });

for (const width of [390, 1440])
  test(`LINK-01 without script no public page is wider than a screen of ${width} px, or shows a button that does nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/talents', '/jobs', '/faqs', '/article', '/hiring-influencer', '/influencer', '/membership']) {
      await page.goto(path);
      const box = await main(page).boundingBox();
      expect(box?.width, path).toBeLessThanOrEqual(width);
      const places = page.getByRole('navigation', { name: 'Main' });
      for (const link of await places.getByRole('link').all()) await expect(link, path).toBeInViewport({ ratio: 0.99 });
      await expect(places.getByRole('link', { name: 'JOBS', exact: true }), path).toBeVisible();
      await expect(page.locator('.needs-script:visible'), path).toHaveCount(0);
    }
  });
