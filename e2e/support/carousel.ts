import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the carousel with this heading, scrolled into view and with all its slides. */
export async function findCarousel(page: Page, heading: string): Promise<Locator> {
  const carousel = page.locator('[aria-roledescription="carousel"]').filter({ has: page.getByRole('heading', { name: heading }) });
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(carousel.locator('article').first()).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 20_000, intervals: [50] });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('.slick-current')).toHaveCount(1);
  return carousel;
}

export const slidesInSight = (carousel: Locator): Locator => carousel.locator('.slick-slide.slick-active');

/** Returns the name of the first slide. */
export async function nameOfFirst(carousel: Locator): Promise<string> {
  return (await carousel.locator('.slick-current').getByRole('heading').textContent()) ?? '';
}

/** Returns the pixels between the contents of neighbouring slides along the track. */
export function spacesBetween(carousel: Locator): Promise<readonly number[]> {
  return carousel.locator('.slick-track').evaluate((track) => {
    const boxes = [...track.querySelectorAll('.slick-slide')].map((slide) => slide.querySelector('article, img')?.getBoundingClientRect());
    return boxes.flatMap((box, place) => {
      const next = boxes[place + 1];
      return box && next ? [Math.round(next.left - box.right)] : [];
    });
  });
}

/** Returns how many slides are completely visible. */
export function countWhole(carousel: Locator): Promise<number> {
  return carousel.evaluate((root) => {
    const frame = root.querySelector('.slick-list')?.getBoundingClientRect();
    if (!frame) return 0;
    const boxes = [...root.querySelectorAll('.slick-slide')].map((slide) =>
      (slide.querySelector('article, img') ?? slide).getBoundingClientRect(),
    );
    return boxes.filter(({ left, right }) => left >= frame.left - 1 && right <= frame.right + 1).length;
  });
}

/** Moves the pointer and the focus away from the carousel. */
export async function leave(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** Stops the page's clock; from here on, the test advances it. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
}

/** Returns the duration of the current slide change in milliseconds; 0 when none is running. */
export async function turningMs(carousel: Locator): Promise<number> {
  const duration = await carousel.locator('.slick-track').evaluate((track) => getComputedStyle(track).transitionDuration);
  return Number.parseFloat(duration) * 1000;
}

/** Advances the clock to the end of a slide change and waits until the carousel has noticed; before that, it starts no other. */
export async function endTurn(page: Page, carousel: Locator): Promise<void> {
  await page.clock.runFor(1000);
  await expect.poll(() => turningMs(carousel)).toBe(0);
  await page.clock.runFor(20);
}
