import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { coveredControls } from './covered';
import { type Question, violationsOn } from './violations';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
const NARROW = { width: 320, height: 640 };

type Scheme = 'light' | 'dark';
/** A viewport in one or both colour schemes; the second is switched to without a reload. */
type Visit = {
  readonly size: { readonly width: number; readonly height: number };
  readonly schemes: readonly Scheme[];
  /** True: axe is left out, which the other views ask everything. */
  readonly isMeasuredOnly?: boolean;
};

/** Folder for screenshots; without it, none are taken. */
const PICTURES = process.env['SCREENSHOTS'];
/** A phone is dark, as the desktop is light first; light colours of a phone are there for its pictures alone. */
const VISITS: readonly Visit[] = [
  { size: DESKTOP, schemes: ['light', 'dark'] },
  { size: PHONE, schemes: PICTURES === undefined ? ['dark'] : ['dark', 'light'] },
];
/** Rules of axe whose results differ between colour schemes. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

const nameOf = (path: string) => path.replaceAll('/', '_').replace(/^_$/u, '_home');

/**
 * Checks the page in every view: one h1, no horizontal scrolling, no control under another one, no serious finding of axe. Takes a
 * screenshot if requested. The page is loaded once and resized: journeys of phones load pages at their width.
 */
export async function lookAt(page: Page, path: string, name = nameOf(path), visits = VISITS): Promise<void> {
  await show(page, visits[0] ?? { size: DESKTOP, schemes: [] });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await showLazyParts(page);
  for (const visit of visits) {
    await show(page, visit);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    if (PICTURES !== undefined) await showLazyParts(page);
    for (const scheme of visit.schemes) await lookAtView(page, name, visit, scheme);
  }
}

async function show(page: Page, { size, schemes }: Visit): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: schemes[0] ?? 'light', reducedMotion: 'reduce' });
}

async function lookAtView(page: Page, name: string, { size, schemes, isMeasuredOnly = false }: Visit, scheme: Scheme): Promise<void> {
  const view = `${size.width}-${scheme}`;
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${view} scrolls sideways`).toBeLessThanOrEqual(0);
  if (scheme === schemes[0]) expect(await coveredControls(page), `${view} has controls that cannot be pressed`).toEqual([]);
  await takePicture(page, `${name}-${view}`, true);
  if (isMeasuredOnly) return;
  await expectAccessible(page, view, scheme === schemes[0] ? {} : { rules: COLOURS });
}

/** Checks a campaign page like lookAt, and on a tablet too. */
export async function lookAtCampaign(page: Page, path: string): Promise<void> {
  await lookAt(page, path, nameOf(path), [...VISITS, { size: TABLET, schemes: ['light'], isMeasuredOnly: true }]);
}

const IDLE_WITHIN_MS = 15_000;

/** Scrolls through the page, so that lazy sections have loaded before the screenshot. */
async function showLazyParts(page: Page): Promise<void> {
  const heights = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < heights; y += 600) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(30);
  }
  // Limited: a request of a frame that was replaced meanwhile may never end for Playwright.
  await page.waitForLoadState('networkidle', { timeout: IDLE_WITHIN_MS }).catch(() => undefined);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Checks the open panel at every width down to 320 px. */
export async function lookAtPanel(page: Page, name: string): Promise<void> {
  for (const { size, schemes } of [...VISITS, { size: NARROW, schemes: ['light'] as const }]) {
    await page.setViewportSize(size);
    for (const scheme of schemes) {
      const view = `${size.width}-${scheme}`;
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      const overflow = await page.getByRole('dialog').evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(overflow, `${name} ${view} scrolls sideways`).toBeLessThanOrEqual(0);
      await takePicture(page, `${name}-${view}`);
      await expectAccessible(page, view, { part: 'dialog[open]', ...(scheme !== schemes[0] && { rules: COLOURS }) });
    }
  }
}

async function takePicture(page: Page, name: string, fullPage = false): Promise<void> {
  if (PICTURES === undefined) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage });
}

async function expectAccessible(page: Page, view: string, question: Question): Promise<void> {
  const serious = (await violationsOn(page, question)).filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, html, summary }) => `${view} ${id}: ${html} ${summary}`)).toEqual([]);
}
