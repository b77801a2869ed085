import { expect, test } from '../support/test';

test('HDR-01 a visitor sees the five entries and JOIN NOW, and no link to a page outside that was not configured', async ({ page }) => {
  await page.goto('/about-us');
  const header = page.getByRole('banner');
  for (const name of ['ABOUT US', 'JOBS', 'SUCCESS', 'CAREER', 'CONTACT'])
    await expect(header.getByText(name, { exact: true })).toBeVisible();
  await expect(header.getByRole('button', { name: 'JOIN NOW' })).toBeVisible();
  await expect(header.getByRole('link', { name: /photos|videos|chat/iu })).toHaveCount(0);
});

test('HDR-01 on a phone the header keeps logo, JOIN NOW and the menu button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about-us');
  const header = page.getByRole('banner');
  await expect(header.getByText('JOBS', { exact: true })).toBeHidden();
  await expect(header.getByRole('button', { name: 'JOIN NOW' })).toBeVisible();
  await expect(header.getByRole('button', { name: /menu/iu })).toBeVisible();
});

test('MENU-03 the side menu traps focus, closes on Escape and backdrop, and gives focus back', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/about-us');
  const opener = page.getByRole('banner').getByRole('button', { name: /menu/iu });
  await opener.click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(menu).toBeHidden();
});

test('MENU-02 ABOUT US opens the company panel with its four links', async ({ page }) => {
  await page.goto('/talents');
  await page.getByRole('banner').getByRole('button', { name: 'ABOUT US' }).click();
  const panel = page.getByRole('dialog');
  for (const name of ['About Us', 'Contact Us', 'Privacy Policy', 'Terms & Conditions'])
    await expect(panel.getByRole('link', { name })).toBeVisible();
  await panel.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about-us$/u);
  await expect(panel).toBeHidden();
});

test('FTR-01 the footer names the small print, the owner and the currency', async ({ page }) => {
  await page.goto('/about-us');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Terms & Conditions', 'Privacy Policy', 'Return Policy', 'Contact Us', 'About Us', 'FAQ', 'Articles']) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(footer).toContainText('2024 © All Talent | All rights reserved');
  await expect(footer.getByRole('combobox', { name: /currency/iu })).toHaveValue('INR');
});

test('FTR-02 the four campaign pages come without the shared footer', async ({ page }) => {
  for (const path of ['/hiring-influencer', '/product-photoshoot', '/influencer', '/singer']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
});

test('CUR-01 choosing a currency stores it, reloads to the home page and stays', async ({ page }) => {
  await page.goto('/about-us');
  await page
    .getByRole('contentinfo')
    .getByRole('combobox', { name: /currency/iu })
    .selectOption('USD');
  await expect(page).toHaveURL(/\/$/u);
  await expect(page.getByRole('contentinfo').getByRole('combobox', { name: /currency/iu })).toHaveValue('USD');
  const stored = await page.evaluate(() => [localStorage.getItem('currency_code'), localStorage.getItem('currency_symbol')]);
  expect(stored).toEqual(['USD', '$']);
});

test('the chosen theme arrives with the document', async ({ page }) => {
  await page.goto('/about-us');
  await page.getByRole('contentinfo').getByRole('combobox', { name: /theme/iu }).selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
});
