import { expect, type Page, test } from '../../e2e/support/test';

const PATH = '/office/content/words/hiring-influencer?as=staff';
/** A desk, a phone, and each with text of 200 %. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 720, height: 450 },
  { width: 390, height: 844 },
  { width: 320, height: 422 },
] as const;

const bar = (page: Page) => page.getByRole('group', { name: 'Save and publish' });

for (const size of SIZES)
  test(`OFF-01 Save and Publish stay in sight over a long page at ${size.width} by ${size.height} px and cover no field that has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(PATH);
    await page.getByLabel('Find words or a price; press Enter to go there').fill('15,000');
    await page.keyboard.press('Enter');
    const price = page.getByLabel('Price or figure').and(page.locator('[value="₹15,000"]')).first();
    await expect(price).toBeFocused();
    await price.press('End');
    await price.press('0');
    for (const name of ['Save draft', 'Publish'])
      await expect(bar(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await expect(bar(page).getByText('Not saved yet')).toBeInViewport({ ratio: 1 });
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await focusBelowBar(page)).toBeLessThanOrEqual(0);
    }
  });

/** By how many pixels the focused control of the form reaches below the upper edge of the bar; 0 for controls elsewhere, and for those higher than the room. */
function focusBelowBar(page: Page): Promise<number> {
  return page.evaluate(() => {
    const group = document.querySelector('[role="group"][aria-label="Save and publish"]');
    const focused = document.activeElement;
    if (!group || !focused?.closest('details') || group.contains(focused)) return 0;
    const room = group.getBoundingClientRect().top;
    const { top, bottom, height } = focused.getBoundingClientRect();
    return height > room - 100 ? Math.max(0, top - room) : bottom - room;
  });
}
