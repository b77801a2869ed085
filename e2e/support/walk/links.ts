import type { Locator, Page } from '@playwright/test';
import { matchRoutes } from 'react-router';

/** A link to another page of the site in the same tab. */
export type FoundLink = { readonly href: string; readonly path: string };

/** Paths that end the session, which the whole walk shares, or leave the site. */
const LEFT_OUT = /^\/(?:frontend\/logout|google|facebook|api|dev|media|r|_shell)(?:\/|$)|\.\w+$/u;
const PANELS = ['Menu', 'ABOUT US', /^Account menu/u] as const;
const MOST_SCREENS = 40;
const TAPPED_WITHIN_MS = 10_000;

/** Returns the kind of a page: its pattern, and whether it has a query string. */
export function kindOf(patterns: readonly string[], address: string): string {
  const { pathname, search } = new URL(address, 'http://site');
  const match = matchRoutes(
    patterns.map((path) => ({ path })),
    pathname,
  )?.at(-1);
  return (match?.route.path ?? 'not found') + (search === '' ? '' : '?');
}

/** Returns the links of the page and of its open panels. */
export async function linksOn(page: Page): Promise<readonly FoundLink[]> {
  const links = await page.locator('a[href]:visible').evaluateAll(readLinks);
  const here = new URL(page.url());
  return links.flatMap(({ href, target }) => {
    const { origin, pathname, search } = new URL(href, here);
    const isLeftOut = origin !== here.origin || target === '_blank' || LEFT_OUT.test(pathname);
    return isLeftOut || pathname + search === here.pathname + here.search ? [] : [{ href, path: pathname + search }];
  });
}

function readLinks(links: Element[]): { href: string; target: string }[] {
  return links.map((link) => ({ href: link.getAttribute('href') ?? '', target: link.getAttribute('target') ?? '' }));
}

/** Scrolls to the end screen by screen, because sections far down load only when they are near. */
export async function scrollThrough(page: Page): Promise<void> {
  for (let screens = 0; screens < MOST_SCREENS; screens += 1) {
    const isAtEnd = await page.evaluate(() => {
      scrollBy(0, innerHeight * 0.9);
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
    if (isAtEnd) return;
    await page.waitForTimeout(100);
  }
}

/** Opens one panel after the other and calls `look` for each until it returns true. Leaves none open, unless the page has changed. */
export async function throughPanels(page: Page, look: () => Promise<boolean>): Promise<boolean> {
  for (const name of PANELS) {
    const opener = page.getByRole('banner').getByRole('button', { name, exact: true });
    if (!(await opener.isVisible())) continue;
    await opener.tap({ timeout: TAPPED_WITHIN_MS });
    await page.waitForTimeout(150);
    if (await look()) return true;
    await page.keyboard.press('Escape');
  }
  return false;
}

/** Taps one of the links with this URL. Returns null, or why none can be reached. */
export async function tapLink(page: Page, href: string): Promise<string | null> {
  const links = linksTo(page, href);
  let reason: string | null = 'it is not there';
  for (let turn = 0; turn < Math.min(3, await links.count()) && reason !== null; turn += 1) reason = await tap(links.nth(turn));
  return reason;
}

export function linksTo(page: Page, href: string): Locator {
  return page.locator(`a[href=${JSON.stringify(href)}]:not([target="_blank"]):visible`);
}

/** Closes a dialog that a page opens by itself, because it covers the links. */
export async function closeDialog(page: Page): Promise<void> {
  const close = page.locator('dialog[open]').getByRole('button', { name: 'Close', exact: true });
  if (await close.first().isVisible()) await tap(close.first());
}

function tap(target: Locator): Promise<string | null> {
  return target.tap({ timeout: TAPPED_WITHIN_MS, noWaitAfter: true }).then(
    () => null,
    (error: unknown) => /- .*(?:intercepts|outside|not visible|detached|stable).*/u.exec(String(error))?.[0] ?? String(error).slice(0, 200),
  );
}
