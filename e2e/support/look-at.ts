import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const VIEWS = [
  { name: '1440-light', width: 1440, height: 900, scheme: 'light' },
  { name: '390-light', width: 390, height: 844, scheme: 'light' },
  { name: '1440-dark', width: 1440, height: 900, scheme: 'dark' },
  { name: '390-dark', width: 390, height: 844, scheme: 'dark' },
] as const;
const TABLET = { name: '768-light', width: 768, height: 1024, scheme: 'light' } as const;
const NARROW = { name: '320-light', width: 320, height: 640, scheme: 'light' } as const;
const PICTURES = process.env['SCREENSHOTS'] ?? join(import.meta.dirname, '../test-results/screenshots');

type View = (typeof VIEWS)[number] | typeof TABLET;

const nameOf = (path: string) => path.replaceAll('/', '_').replace(/^_$/u, '_home');

/** Opens the page in every view: one h1, no sideways scroll, no serious finding of axe, and a picture for the eye. */
export async function lookAt(page: Page, path: string, name = nameOf(path), views: readonly View[] = VIEWS): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  for (const { name: view, width, height, scheme } of views) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await showLazyParts(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `${view} scrolls sideways`).toBeLessThanOrEqual(0);
    await page.screenshot({ path: join(PICTURES, `${name}-${view}.png`), fullPage: true });
    await expectAccessible(new AxeBuilder({ page }), view);
  }
}

/** As lookAt, and on a tablet. */
export async function lookAtCampaign(page: Page, path: string): Promise<void> {
  await lookAt(page, path, nameOf(path), [...VIEWS, TABLET]);
}

/** Scrolls through the page, so that what waits for its turn has loaded before the picture is taken. */
async function showLazyParts(page: Page): Promise<void> {
  const heights = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < heights; y += 600) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(30);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** What is open in the panel, at every width down to 320 px. */
export async function lookAtPanel(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  for (const { name: view, width, height, scheme } of [...VIEWS, NARROW]) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const overflow = await page.getByRole('dialog').evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, `${name} ${view} scrolls sideways`).toBeLessThanOrEqual(0);
    await page.screenshot({ path: join(PICTURES, `${name}-${view}.png`) });
    await expectAccessible(new AxeBuilder({ page }).include('dialog[open]'), view);
  }
}

async function expectAccessible(axe: AxeBuilder, view: string): Promise<void> {
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${view} ${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)).toEqual([]);
}
