import { expect, test } from '../support/test';

test('HOME-01 the hero shows the tagline, the banner, both buttons and both stores', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Got Talent\?\s*Get Discovered!/u);
  await expect(page.getByRole('link', { name: 'Explore New Jobs' })).toHaveAttribute('href', '/jobs');
  await expect(page.getByText('Post a Job').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /iPhone/u })).toBeVisible();
  await expect(page.getByRole('link', { name: /Android/u })).toBeVisible();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('HOME-01 the banner is a muted looping inline video with a poster', async ({ page }) => {
    await page.goto('/');
    const video = page.locator('main video');
    await expect(video).toHaveAttribute('loop', '');
    await expect(video).toHaveAttribute('playsinline', '');
    expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
  });
});

test('HOME-03 Post a Job asks a visitor to log in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByText('Post a Job').first().click();
  await expect(page.getByRole('dialog').getByLabel('Email ID')).toBeVisible();
});

test('three sections come from the backend', async ({ page, request }) => {
  const counters = (await (await request.get('/api/landing/counters')).json()) as { data: { talents: number } };
  await page.goto('/');
  await page.mouse.wheel(0, 1200);
  await expect(page.getByRole('heading', { name: /faces in the light/iu })).toBeVisible();
  for (let turns = 0; turns < 8; turns += 1) await page.mouse.wheel(0, 800);
  await expect(page.getByText(counters.data.talents.toLocaleString('en-IN')).last()).toBeVisible();
});
