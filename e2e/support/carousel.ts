import { expect, type Locator, type Page } from '@playwright/test';

/** The carousel that has this heading, brought near the screen, with all its slides there. */
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

/** Name of the slide that stands first. */
export async function nameOfFirst(carousel: Locator): Promise<string> {
  return (await carousel.locator('.slick-current').getByRole('heading').textContent()) ?? '';
}

/** Pixels between what is in a slide and what is in the next one, all along the track. */
export function spacesBetween(carousel: Locator): Promise<readonly number[]> {
  return carousel.locator('.slick-track').evaluate((track) => {
    const boxes = [...track.querySelectorAll('.slick-slide')].map((slide) => slide.querySelector('article, img')?.getBoundingClientRect());
    return boxes.flatMap((box, place) => {
      const next = boxes[place + 1];
      return box && next ? [Math.round(next.left - box.right)] : [];
    });
  });
}

/** How many slides can be seen whole, by where they stand. */
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

/** Takes the pointer and the focus away. */
export async function leave(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** From here on the page's time stands still, save when it is moved. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
}

/** How long the turn under way takes; 0 between turns. */
export async function turningMs(carousel: Locator): Promise<number> {
  const duration = await carousel.locator('.slick-track').evaluate((track) => getComputedStyle(track).transitionDuration);
  return Number.parseFloat(duration) * 1000;
}

/** Moves the page's time to the end of a turn, and waits until the carousel knows: it takes no other turn before. */
export async function endTurn(page: Page, carousel: Locator): Promise<void> {
  await page.clock.runFor(1000);
  await expect.poll(() => turningMs(carousel)).toBe(0);
  await page.clock.runFor(20);
}
