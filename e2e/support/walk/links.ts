import type { Locator, Page } from '@playwright/test';
import { matchRoutes } from 'react-router';

/** A link that leads to another page of the site, in this tab. */
export type FoundLink = { readonly href: string; readonly address: string };

/** Going there ends the session that the whole walk shares; the others leave the site. */
const LEFT_OUT = /^\/(?:frontend\/logout|google|facebook|api|dev|media|r|_shell)(?:\/|$)|\.\w+$/u;
const PANELS = ['Menu', 'ABOUT US', /^Account menu/u] as const;
const MOST_SCREENS = 40;
const TAPPED_WITHIN_MS = 10_000;

/** The patterns of every page, as the site's own registry has them. */
export async function readPatterns(page: Page): Promise<readonly string[]> {
  const registry = JSON.parse((await page.locator('#registry').textContent()) ?? '{}') as {
    remotes: { routes: { pattern: string }[] }[];
  };
  return registry.remotes.flatMap(({ routes }) => routes.map(({ pattern }) => pattern));
}

/** Pages of one pattern are alike, however many there are; with a search they are another kind. */
export function kindOf(patterns: readonly string[], address: string): string {
  const { pathname, search } = new URL(address, 'http://site');
  const match = matchRoutes(
    patterns.map((path) => ({ path })),
    pathname,
  )?.at(-1);
  return (match?.route.path ?? 'not found') + (search === '' ? '' : '?');
}

/** The links of the page and of the panels that open over it. */
export async function linksOn(page: Page): Promise<readonly FoundLink[]> {
  const links = await page.locator('a[href]:visible').evaluateAll(readLinks);
  const here = new URL(page.url());
  return links.flatMap(({ href, target }) => {
    const { origin, pathname, search } = new URL(href, here);
    const isLeftOut = origin !== here.origin || target === '_blank' || LEFT_OUT.test(pathname);
    return isLeftOut || pathname + search === here.pathname + here.search ? [] : [{ href, address: pathname + search }];
  });
}

function readLinks(links: Element[]): { href: string; target: string }[] {
  return links.map((link) => ({ href: link.getAttribute('href') ?? '', target: link.getAttribute('target') ?? '' }));
}

/** Scrolls to the end as a finger does, a screen at a time: sections far down come only when they are near. */
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

/** Opens one panel after the other; the caller looks at each. Ends with none open, unless the caller went away. */
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

/** Taps one of the links to an address. Null, or why none of them can be reached by a finger. */
export async function tapLink(page: Page, href: string): Promise<string | null> {
  const links = linksTo(page, href);
  let reason: string | null = 'it is not there';
  for (let turn = 0; turn < Math.min(3, await links.count()) && reason !== null; turn += 1) reason = await tap(links.nth(turn));
  return reason;
}

export function linksTo(page: Page, href: string): Locator {
  return page.locator(`a[href=${JSON.stringify(href)}]:not([target="_blank"]):visible`);
}

/** Some pages open a dialog by themselves; nothing behind it can be tapped. */
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
