import { newAdministrator } from '../support/office';
import { expect, type Page, test } from '../support/test';

/** A desk, a phone, and each with text of 200 %. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 720, height: 450 },
  { width: 390, height: 844 },
  { width: 320, height: 422 },
] as const;

const place = (page: Page, name: string) => page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name });
const bar = (page: Page) => page.getByRole('group', { name: 'Save and publish' });

test('OFF-01 at 900 px of height every place is in sight, in a lower window the column scrolls to where one is; Save and Publish stay in sight and cover no field', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { page, context } = await newAdministrator(browser, 'Sight');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/office/security');
  for (const name of ['Today', 'My second step']) await expect(place(page, name)).toBeInViewport({ ratio: 0.99 });
  for (const size of [
    { width: 1440, height: 600 },
    { width: 768, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.reload();
    await expect(place(page, 'My second step')).toBeInViewport({ ratio: 0.99 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }

  await page.goto('/office/content/words/hiring-influencer');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.getByLabel('Find words or a price; press Enter to go there').fill('15,000');
    await page.keyboard.press('Enter');
    await expect(page.locator('input:focus')).toHaveValue(/^₹15,000/u);
    await page.keyboard.press('End');
    await page.keyboard.press('0');
    await expect(bar(page).getByText('Not saved yet')).toBeInViewport({ ratio: 0.99 });
    for (const name of ['Save draft', 'Publish']) await expect(bar(page).getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await covered(page), `${size.width} px, press ${presses}`).toBe('');
    }
  }
  await context.close();
});

/** The label of the focused field whose writing the bar covers, '' for none: of a high field its first line is read. */
function covered(page: Page): Promise<string> {
  return page.evaluate(() => {
    const group = document.querySelector('[role="group"][aria-label="Save and publish"]');
    const focused = document.activeElement;
    if (!group || !(focused instanceof HTMLElement) || !focused.closest('details')) return '';
    const { top, bottom } = focused.getBoundingClientRect();
    const read = focused instanceof HTMLTextAreaElement ? Math.min(bottom, top + 36) : bottom;
    return read > group.getBoundingClientRect().top ? focused.outerHTML.slice(0, 120) : '';
  });
}
