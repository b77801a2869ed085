import type { Page } from '@playwright/test';
import { newEmail, signUp } from '../support/join-panel';
import { expect, test } from '../support/test';

const photos = (page: Page) => page.getByRole('list', { name: 'Your photos' }).getByRole('img');

/** Returns a picture of one colour as a chosen file. */
async function drawPhoto(page: Page, name: string, colour: string) {
  const bytes = await page.evaluate(async (fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1500, height: 1500 });
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = fill;
    context?.fillRect(0, 0, 1500, 1500);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  }, colour);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
}

// The watch fails the journey when the page's policy blocks a style or picture of the two packages.
test('SEC-47 photos are added, put in order by keys, cropped and described, and are there after a reload', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await signUp(page, newEmail('photos'), { role: 'Talent', firstName: 'Tara', lastName: 'Sen', born: ['12', '04', '1998'] });
  await page.goto('/talent/profile-settings');
  const input = page.getByLabel('Photos to add');
  await input.setInputFiles([await drawPhoto(page, 'red.jpg', '#a22'), await drawPhoto(page, 'teal.jpg', '#277')]);
  await expect(photos(page)).toHaveCount(2, { timeout: 30_000 });
  await page.getByRole('textbox', { name: /What it shows.*photo 1 of 2/u }).fill('Tara on the stairs');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('img', { name: 'Tara on the stairs' })).toBeVisible();

  const handle = page.getByRole('button', { name: 'Move photo 1 of 2' });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Lifted photo 1 of 2.')).toBeAttached();
  // A photo listens to the arrows a moment after it is lifted.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('It would be photo 2 of 2.')).toBeAttached({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(photos(page).last()).toHaveAttribute('alt', 'Tara on the stairs');

  await page.getByRole('button', { name: 'More for photo 2 of 2' }).click();
  await page.getByRole('button', { name: 'Crop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop the photo' });
  const before = await page.getByRole('img', { name: 'Tara on the stairs' }).getAttribute('src');
  await expect.poll(() => dialog.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await dialog.getByRole('slider', { name: 'Zoom' }).press('End');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'More for photo 2 of 2' })).toBeFocused();
  expect(await page.getByRole('img', { name: 'Tara on the stairs' }).getAttribute('src')).not.toBe(before);

  await page.reload();
  await expect(photos(page)).toHaveCount(2);
  await expect(photos(page).last()).toHaveAttribute('alt', 'Tara on the stairs');
});
