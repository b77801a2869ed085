import type { Page } from '@playwright/test';
import { CAMPAIGNS, scrollThrough } from '../support/campaigns';
import { shiftsOf, watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';

const FILM = /\.(?:webm|mp4)(?:$|\?)/u;
const LARGEST_FILM = 1_500_000;

/** Returns the URLs of the videos that the page requests. */
function watchFilms(page: Page): readonly string[] {
  const films: string[] = [];
  page.on('request', (request) => FILM.test(request.url()) && films.push(request.url()));
  return films;
}

/** Returns what is wrong with the pictures of the page. */
const wrongPictures = (page: Page) =>
  page.locator('img').evaluateAll((images) =>
    images.flatMap((image) => {
      const lacks = ['width', 'height', 'alt'].filter((name) => !image.hasAttribute(name));
      const isSmall = Boolean(image.closest('picture')?.querySelector('source[type="image/avif"], source[type="image/webp"]'));
      return lacks.length > 0 || !isSmall ? [`${image.getAttribute('src') ?? ''}: ${isSmall ? '' : 'format '}${lacks.join()}`] : [];
    }),
  );

for (const { path } of CAMPAIGNS) {
  for (const width of [390, 1440]) {
    test(`LAND-01 INF-01 SNG-01 ${path} at ${width} px: nothing jumps, every picture reserves its space, and who wants less motion loads no video`, async ({
      page,
    }) => {
      const films = watchFilms(page);
      await watchShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await scrollThrough(page);
      const { sum, moved } = await shiftsOf(page);
      expect(sum, moved.join(' | ')).toBeLessThanOrEqual(0.05);
      expect(await wrongPictures(page)).toEqual([]);
      expect(await page.locator('main img').count()).toBeGreaterThan(0);
      await expect(page.locator('main picture img').first()).toBeVisible();
      expect(films).toEqual([]);
    });
  }
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const path of ['/hiring-influencer', '/singer']) {
    test(
      `INF-01 SNG-01 the film of ${path} is small, moves without sound, and is asked for after the first paint`,
      { tag: '@alone' },
      async ({ page, request }) => {
        const films = watchFilms(page);
        await page.goto(path);
        const video = page.locator('main section').first().locator('video');
        await expect(video).toHaveAttribute('loop', '');
        await expect(video).toHaveAttribute('playsinline', '');
        expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
        await expect.poll(() => films.length).toBeGreaterThan(0);
        for (const film of new Set(films)) expect((await (await request.get(film)).body()).byteLength).toBeLessThanOrEqual(LARGEST_FILM);
        // The browser lists a request once its answer is complete.
        await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\.(?:webm|mp4)/u.test(name)));
        const { painted, asked } = await page.evaluate(() => ({
          painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
          asked: performance.getEntriesByType('resource').find(({ name }) => /\.(?:webm|mp4)/u.test(name))?.startTime ?? 0,
        }));
        expect(asked).toBeGreaterThan(painted);
        await page.getByRole('button', { name: 'Pause video' }).click();
        await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
      },
    );

    test(`INF-01 SNG-01 visitors who save data load no video of ${path}`, async ({ page }) => {
      const films = watchFilms(page);
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      await page.goto(path);
      await scrollThrough(page);
      expect(films).toEqual([]);
    });
  }

  test('PHO-03 far down, a button leads back to the top in about half a second', { tag: '@alone' }, async ({ page }) => {
    await page.goto('/product-photoshoot');
    await scrollThrough(page);
    const button = page.getByRole('button', { name: 'Return to top' });
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 3000));
    await expect(button).toHaveCSS('opacity', '1');
    const took = await button.evaluate(async (element: HTMLElement) => {
      const begun = performance.now();
      element.click();
      while (window.scrollY > 0 && performance.now() - begun < 3000) await new Promise(requestAnimationFrame);
      return performance.now() - begun;
    });
    expect(took).toBeGreaterThan(350);
    expect(took).toBeLessThan(900);
  });
});

test('PHO-01 a spinner covers the page until its window has loaded', { tag: '@alone' }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // Fonts in the document delay the load event, for which the page does not wait.
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/product-photoshoot', { waitUntil: 'commit' });
  const spinner = page.getByRole('status').filter({ hasText: 'Setting the lights' });
  await expect(spinner).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  release();
  await expect(spinner).toBeHidden({ timeout: 1500 });
});

test('PHO-01 the spinner goes after three seconds, whatever still loads', { tag: '@alone' }, async ({ page }) => {
  await page.route('**/*.woff2', () => undefined);
  await page.goto('/product-photoshoot', { waitUntil: 'commit' });
  const spinner = page.getByRole('status').filter({ hasText: 'Setting the lights' });
  await expect(spinner).toBeVisible();
  const begun = Date.now();
  await expect(spinner).toBeHidden({ timeout: 5000 });
  expect(Date.now() - begun).toBeLessThan(4000);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
