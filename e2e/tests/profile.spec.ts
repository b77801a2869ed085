import type { Page } from '@playwright/test';
import { read } from '../support/requests';
import { lookAt, lookAtPanel } from '../support/look-at';
import { expect, test } from '../support/test';

/** Returns the path of a demo profile: the first ones of the list are created by other journeys and may lack pictures. */
async function someProfile(page: Page): Promise<string> {
  const filter = encodeURIComponent(JSON.stringify({ searchtext: 'Meher Kaul' }));
  const { data } = await read<{ data: { slug: string }[] }>(page, `/api/talent-listing?filterdata=${filter}`);
  return `/${data[0]?.slug}`;
}
const lightbox = (page: Page) => page.getByRole('dialog', { name: /^Pictures of / });

test('SLUG-01 every picture of a profile can be seen large, by mouse and by keys', async ({ page }) => {
  await page.goto(await someProfile(page));
  const opener = page.getByRole('button', { name: /^Open picture 2 of / });
  await opener.click();
  const counter = lightbox(page).getByRole('status');
  await expect(counter).toHaveText(/^2 of \d+$/u);
  const image = lightbox(page).getByRole('img');
  await expect(image).toHaveCount(1);
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText(/^3 of /u);
  await lightbox(page).getByRole('button', { name: 'Previous picture' }).click();
  await expect(counter).toHaveText(/^2 of /u);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('SLUG-01 the picture fills the room there is, and nothing scrolls', async ({ page }) => {
  await page.goto(await someProfile(page));
  await page.getByRole('button', { name: /^Open picture 1 of / }).click();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(size);
    const box = await lightbox(page).getByRole('img').boundingBox();
    const { width = 0, height = 0 } = box ?? {};
    expect(width / height).toBeCloseTo(0.8, 1);
    expect(Math.max(width / size.width, height / size.height), `${size.width}x${size.height}`).toBeGreaterThan(0.55);
    const overflow = await lightbox(page).evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(overflow, `${size.width}x${size.height} scrolls`).toBeLessThanOrEqual(0);
    await expect(lightbox(page).getByRole('button', { name: 'Next picture' })).toBeInViewport();
  }
});

test('SLUG-01 the document says whose profile it is before any script runs, and holds no contact details', async ({ page, request }) => {
  const html = await (await request.get(await someProfile(page))).text();
  const block: unknown = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/su.exec(html)?.[1] ?? '{}');
  expect(block).toMatchObject({ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: expect.any(String) as unknown } });
  const name = (block as { mainEntity: { name: string } }).mainEntity.name;
  expect(/<title>(.*?)<\/title>/u.exec(html)?.[1]).toContain(name);
  const image = /<meta property="og:image" content="(.*?)">/u.exec(html)?.[1] ?? '';
  expect((await request.get(new URL(image).pathname)).headers()['content-type']).toBe('image/jpeg');
  expect(html).not.toMatch(/"(?:email|telephone|birthDate|mobile|date_of_birth)":/u);
  // Hashes of files are base64, in which '+917' is no phone number.
  const words = html.replace(/sha384-[\w+/=]+/gu, '');
  expect(words).not.toMatch(/[\w.]+@[\w-]+\.\w|\+91[\s-]?\d/u);
});

test('SLUG-01 how the profile and its pictures look', async ({ page }) => {
  test.setTimeout(180_000);
  const url = await someProfile(page);
  await lookAt(page, url, 'profile');
  await page.getByRole('button', { name: /^Open picture 2 of / }).click();
  await expect(lightbox(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await lookAtPanel(page, 'profile-lightbox');
});
