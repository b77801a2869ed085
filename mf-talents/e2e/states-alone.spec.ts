import { expect, type Page, test } from '../../e2e/support/test';

const hearts = (page: Page, pressed: boolean) => page.getByRole('button', { name: /^Save /u, pressed });

test('FED-06 a write is refused from the moment it is chosen, without a new page, and the address says so', async ({ page, watch }) => {
  watch.allow(/status of 429/u);
  await page.goto('/talents?as=client');
  await expect(hearts(page, true).first()).toBeVisible();
  const saved = await hearts(page, true).count();
  await page.getByText('Calls (0 changed)').click();
  const another = page.getByLabel('Another call');
  await expect(another.locator('optgroup[label="Calls of this remote"] option', { hasText: /^saveProfile$/u })).toHaveCount(1);
  await another.selectOption('toggleFavourite');
  await page.getByRole('combobox', { name: 'toggleFavourite', exact: true }).selectOption('429');
  await expect(page).toHaveURL(/\/talents\?as=client&call=toggleFavourite:429$/u);
  await page.getByText('Calls (1 changed)').click();
  await hearts(page, false).first().click();
  await expect(page.getByText('Please wait 30 seconds.')).toBeVisible();
  await expect(hearts(page, true)).toHaveCount(saved);
});

test('FED-06 a read that the server made is listed; chosen as empty, both sides show it so, until Reset', async ({ page }) => {
  await page.goto('/talents');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await page.getByText('Calls (0 changed)').click();
  await page.getByRole('combobox', { name: 'talentListing', exact: true }).selectOption('empty');
  await expect(page.getByRole('heading', { name: 'Nobody is on the wall yet' })).toBeVisible();
  await expect(cards).toHaveCount(0);
  const drawn = await page.context().request.get('/talents', { headers: { accept: 'text/html' } });
  expect(drawn.headers()['x-drawn-by']).toBe('server');
  expect(await drawn.text()).not.toContain('<article');
  await page.getByText('Calls (1 changed)').click();
  await page.getByRole('banner').getByRole('button', { name: 'Reset' }).click();
  await expect(cards.first()).toBeVisible();
  await expect(page).toHaveURL(/\/talents$/u);
});

test('FED-06 a named state is opened by its link, and stays chosen on the next page, whose address then says its calls', async ({
  page,
  watch,
}) => {
  watch.allow(/status of (?:401|403)/u);
  await page.goto('/talents');
  await page.getByText(/^States \(\d+\)$/u).click();
  await page.getByRole('link', { name: 'profile-private' }).click();
  await expect(page).toHaveURL(/\/kabir-anand-7zf7ebxe\?qa=profile-private$/u);
  await expect(page.getByRole('heading', { name: /private/iu })).toBeVisible();
  await page.getByRole('navigation', { name: 'Pages of this remote' }).getByRole('link', { name: '/talents' }).click();
  await expect(page).toHaveURL(/\/talents\?call=talentProfile:PROFILE_PRIVATE$/u);
});

test('FED-06 a call, a kind and a state that do not exist are told above the page', async ({ page }) => {
  await page.goto('/talents?qa=nothing&call=talentList:empty,talentListing:wet');
  const told = page.getByRole('alert').first();
  await expect(told).toContainText('This remote has no state "nothing".');
  await expect(told).toContainText('No call has the name "talentList".');
  await expect(told).toContainText('The call talentListing knows no kind "wet".');
});
