import { expect, type Page, test } from '../../e2e/support/test';
import { violationsOn } from '../../e2e/support/violations';

const bar = (page: Page) => page.getByRole('region', { name: 'Selected items' });
const SIZES = [
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const;
const PICTURES = process.env['SCREENSHOTS'];

/** Looks at what is shown now, light and dark: axe, no sideways scrolling, and a picture where they are kept. */
async function look(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
    if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/${name}-${colorScheme}.png` });
    const serious = (await violationsOn(page, {})).filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, html }) => `${name} ${colorScheme} ${id}: ${html}`)).toEqual([]);
  }
}

for (const [width, height] of SIZES)
  test(`OFF-01 several leads are changed, refused, undone and given away at ${width} px, without a serious accessibility finding`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/office/leads?as=staff');
    await page.getByRole('checkbox', { name: 'Select Ishita Menon' }).check();
    await page.getByRole('checkbox', { name: 'Select Rohan Shetty' }).click({ modifiers: ['Shift'] });
    await expect(bar(page).getByText('4 selected')).toBeVisible();
    await look(page, `bulk-selected-${width}`);
    await page.keyboard.press('m');
    await expect(bar(page).getByText('3 changed.')).toBeVisible();
    await expect(bar(page).getByText('1 was changed by Joseph D’Cruz meanwhile: Kabir Anand.')).toBeVisible();
    await look(page, `bulk-refused-${width}`);
    await page.keyboard.press('u');
    await expect(bar(page).getByText('3 undone.')).toBeVisible();
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'Assign 4 items' });
    await expect(dialog.getByRole('button', { name: 'Joseph D’Cruz' })).toBeVisible();
    await look(page, `bulk-assign-${width}`);
    await dialog.getByRole('button', { name: 'Joseph D’Cruz' }).press('Enter');
    await expect(page.getByText('Assigned to Joseph D’Cruz').first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

test('OFF-01 letters are closed together, and the undo gives them their place back', async ({ page }) => {
  await page.goto('/office/letters?as=staff');
  const list = page.getByRole('region', { name: 'Waiting' });
  await expect(list.getByText('3 wait')).toBeVisible();
  await page.getByRole('button', { name: 'Select all shown' }).press('Enter');
  await expect(bar(page).getByText('3 selected')).toBeVisible();
  await page.keyboard.press('c');
  await expect(bar(page).getByText('3 changed.')).toBeVisible();
  await expect(list.getByText('Nothing waits').first()).toBeVisible();
  await bar(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(list.getByText('3 wait')).toBeVisible();
});

for (const [queue, found, none] of [
  ['profiles', 'kaul', 'Profiles are found'],
  ['jobs', '#38', 'Jobs are found'],
  ['reports', 'ritu', 'Reports are found'],
  ['letters', 'at-c8', 'Letters are found'],
] as const)
  test(`OFF-01 the search of ${queue} finds one by keys, keeps it over a reload, and says what it looked by`, async ({ page }) => {
    await page.goto(`/office/${queue}?as=staff`);
    const list = page.getByRole('region', { name: 'Waiting' });
    await expect(list.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(found);
    await page.keyboard.press('Enter');
    await expect(list.getByText('1 found')).toBeVisible();
    await page.reload();
    await expect(list.getByText('1 found')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('nobody');
    await expect(list.getByText(none)).toBeVisible();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await look(page, `search-none-${queue}-${width}`);
    }
    await list.getByRole('button', { name: 'Clear the search' }).press('Enter');
    await expect(list.getByRole('link').nth(1)).toBeVisible();
  });
