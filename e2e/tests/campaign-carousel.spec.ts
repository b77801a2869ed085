import type { Page } from '@playwright/test';
import {
  countWhole,
  endTurn,
  findCarousel,
  leave,
  nameOfFirst,
  slidesInSight,
  spacesBetween,
  stopTime,
  turningMs,
} from '../support/carousel';
import { expect, test } from '../support/test';

const TURN_MS = 2500;
const SPEED_MS = 1000;
/** Milliseconds between a press and the library's slide change. */
const MOMENT_MS = 20;
const PAGES = [
  ['/hiring-influencer', 'Meet six of them'],
  ['/influencer', 'They said yes'],
] as const;
const LAYOUTS = [
  { width: 390, slides: 1, space: 70 },
  { width: 600, slides: 3, space: 40 },
  { width: 1024, slides: 3, space: 70 },
  { width: 1366, slides: 3, space: 70 },
] as const;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const [path, heading] of PAGES) {
  test(`INF-02 on ${path} one of six influencers is shown at 390 px, three 40 px apart from 600 px, three 70 px apart from 1024 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(path);
    const carousel = await findCarousel(page, heading);
    for (const { width, slides, space } of LAYOUTS) {
      await page.setViewportSize({ width, height: 900 });
      await carousel.hover();
      await expect(slidesInSight(carousel)).toHaveCount(slides);
      await expect.poll(() => countWhole(carousel)).toBe(slides);
      await expect.poll(async () => [...new Set(await spacesBetween(carousel))]).toEqual([space]);
    }
    const names = await carousel
      .locator('.slick-slide:not(.slick-cloned) article')
      .getByRole('heading', { includeHidden: true })
      .allTextContents();
    expect(new Set(names).size).toBe(6);
    await expect(carousel.locator('.slick-dots')).toHaveCount(0);
    await expect(carousel.getByRole('button', { name: 'Next' })).toBeVisible();
  });
}

test.describe('time', () => {
  const open = async (page: Page) => {
    await page.clock.install();
    await page.goto('/hiring-influencer');
    const carousel = await findCarousel(page, 'Meet six of them');
    await carousel.hover();
    await page.clock.runFor(TURN_MS);
    await stopTime(page);
    return carousel;
  };

  test('INF-02 it moves every 2500 ms within 1000 ms, and continues with the first after the sixth', async ({ page }) => {
    const carousel = await open(page);
    const first = await nameOfFirst(carousel);
    const seen = new Set([first]);
    await leave(page);
    await page.clock.runFor(TURN_MS - 1);
    expect(await nameOfFirst(carousel)).toBe(first);
    await page.clock.runFor(MOMENT_MS);
    await expect.poll(() => nameOfFirst(carousel)).not.toBe(first);
    expect(await turningMs(carousel)).toBe(SPEED_MS);
    for (let turn = 2; turn <= 6; turn += 1) {
      const before = await nameOfFirst(carousel);
      seen.add(before);
      await endTurn(page, carousel);
      await page.clock.runFor(TURN_MS - SPEED_MS);
      await expect.poll(() => nameOfFirst(carousel)).not.toBe(before);
    }
    expect(seen.size).toBe(6);
    expect(await nameOfFirst(carousel)).toBe(first);
  });

  test('INF-02 G6 it does not move while the pointer is over it, while the focus is in it, and while it is paused', async ({ page }) => {
    const carousel = await open(page);
    const first = await nameOfFirst(carousel);
    await page.clock.runFor(3 * TURN_MS);
    expect(await nameOfFirst(carousel), 'under the pointer').toBe(first);

    await slidesInSight(carousel).first().getByRole('link').focus();
    await page.mouse.move(2, 2);
    await page.clock.runFor(3 * TURN_MS);
    expect(await nameOfFirst(carousel), 'with the focus inside').toBe(first);

    await carousel.getByRole('button', { name: 'Pause' }).click();
    await leave(page);
    await page.clock.runFor(3 * TURN_MS);
    expect(await nameOfFirst(carousel), 'paused').toBe(first);

    await carousel.getByRole('button', { name: 'Play' }).click();
    await leave(page);
    await page.clock.runFor(TURN_MS + MOMENT_MS);
    await expect.poll(() => nameOfFirst(carousel), 'going on').not.toBe(first);
  });

  test('INF-02 its arrows move it both ways', async ({ page }) => {
    const carousel = await open(page);
    const first = await nameOfFirst(carousel);
    await carousel.getByRole('button', { name: 'Next' }).click();
    await page.clock.runFor(MOMENT_MS);
    await expect.poll(() => nameOfFirst(carousel)).not.toBe(first);
    await endTurn(page, carousel);
    await carousel.getByRole('button', { name: 'Previous' }).click();
    await page.clock.runFor(MOMENT_MS);
    await expect.poll(() => nameOfFirst(carousel)).toBe(first);
  });

  test('INF-02 G6 it does not move for visitors who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await open(page);
    const first = await nameOfFirst(carousel);
    await expect(carousel.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await leave(page);
    await page.clock.runFor(4 * TURN_MS);
    expect(await nameOfFirst(carousel)).toBe(first);
  });
});

for (const { width, slides } of [
  { width: 390, slides: 1 },
  { width: 600, slides: 2 },
  { width: 1024, slides: 3 },
]) {
  test(`PHO-02 at ${width} px a category shows ${slides} of its pictures at a time, and Book Now leads to the form`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/product-photoshoot');
    await page.getByRole('button', { name: 'Jewellery' }).click();
    const dialog = page.getByRole('dialog', { name: 'Jewellery' });
    const carousel = dialog.locator('[aria-roledescription="carousel"]');
    await carousel.hover();
    await expect(slidesInSight(carousel)).toHaveCount(slides);
    await expect.poll(() => countWhole(carousel)).toBe(slides);
    await dialog.getByRole('button', { name: 'Book Now' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('#lead-form').getByLabel('First name')).toBeFocused();
  });
}
