import { select } from '../support/share';
import { expect, type Page, test } from '../support/test';

const main = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const banner = (page: Page) => page.getByRole('banner');

test.use({ viewport: { width: 390, height: 844 } });

test('Back on a phone closes the filters and keeps what was chosen, the menu and the login, and leaves the page only then', async ({
  page,
}) => {
  await page.goto('/about-us');
  await expect(main(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: /faq/iu }).first().click();
  await expect(page).toHaveURL(/\/faqs$/u);
  for (const [opener, dialog] of [
    ['Menu', 'Menu'],
    ['JOIN NOW', 'Log in or join'],
  ] as const) {
    await banner(page).getByRole('button', { name: opener, exact: true }).click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name: dialog })).toBeHidden();
    await expect(page).toHaveURL(/\/faqs$/u);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/u);
  await page.goto('/talents');
  await page.getByRole('button', { name: /^Filters/u }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('radio', { name: 'Female' }).check({ force: true });
  await page.goBack();
  await expect(filters).toBeHidden();
  await page.getByRole('button', { name: /^Filters/u }).click();
  await expect(filters.getByRole('radio', { name: 'Female' })).toBeChecked();
});

test('a link in the menu leads to its page, Back returns and Forward goes there again; a reload with the menu open costs no step', async ({
  page,
}) => {
  await page.goto('/about-us');
  await page.goto('/contactus');
  await banner(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).locator('a[href="/jobs"]').first().click();
  await expect(page).toHaveURL(/\/jobs$/u);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/contactus$/u);
  await page.goForward();
  await expect(page).toHaveURL(/\/jobs$/u);
  await page.goBack();
  await banner(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await page.reload();
  await expect(main(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => (history.state as { dialogs?: number }).dialogs)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/u);
});

for (const width of [390, 1440]) {
  test(`a message covers no button of an open dialog at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/talents');
    await select(page, 1);
    await page.getByRole('button', { name: 'Back to Listing' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'no longer selected' })).toBeVisible();
    await page.getByRole('button', { name: width === 390 ? /^Filters/u : /^Advanced Filters/u }).click();
    const dialog = page.getByRole('dialog');
    const message = dialog.getByRole('status').filter({ hasText: 'no longer selected' });
    await expect(message).toBeVisible();
    for (const name of ['Apply', 'Clear', 'Close']) await expectApart(page, name);
    await message.getByRole('button', { name: 'Undo' }).click();
    await expect(message).toBeHidden();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(page.getByText('Selected Profiles (1)')).toBeVisible();
  });
}

/** Expects the button to be the topmost element at its centre. */
async function expectApart(page: Page, name: string): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name, exact: true }).first();
  const isHit = await button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isHit, `${name} is covered`).toBe(true);
}
