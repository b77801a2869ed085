import type { Browser, Page } from '@playwright/test';
import type { Entry, Ledger, Step } from './ledger';
import { closeDialog, type FoundLink, kindOf, linksOn, linksTo, scrollThrough, tapLink, throughPanels } from './links';
import { arrive, lookAgain, type Outcome } from './page-state';
import { openPhone, type StoredState } from './phone';

export type Walker = {
  readonly browser: Browser;
  readonly origin: string;
  readonly role: string;
  readonly stored: StoredState;
  readonly ledger: Ledger;
  /** Patterns of all pages in the site's registry. */
  readonly patterns: readonly string[];
  /** Seconds between the page's appearance and the tap. */
  readonly wait: number;
  /** Taps before starting again on a phone with an empty cache. */
  readonly taps: number;
  /** Limits the walk to links of this kind of page. */
  readonly only?: string;
};

type Trail = { readonly start: string; readonly steps: Step[] };

/** A pair that failed, and the way that led there. */
export type Doubt = { readonly entry: Entry; readonly trail: Trail };

/** Opens `start` on a new phone and follows unwalked links from page to page. Returns what failed and may be walked again. */
export async function walkFrom(walker: Walker, start: string): Promise<Doubt | null> {
  const page = await openPhone(walker.browser, walker.origin, walker.stored);
  try {
    const trail: Trail = { start, steps: [] };
    await page.goto(start, { waitUntil: 'commit', timeout: 60_000 });
    const first = await arrive(page, null);
    if (!first.isWell) return noteStart(walker, trail, first);
    let walked: Entry | null = null;
    do walked = await goOn(walker, { page, trail });
    while (walked?.state === 'well' && trail.steps.length < walker.taps);
    return walked?.state === 'failed' ? { entry: walked, trail } : null;
  } finally {
    await page.context().close();
  }
}

/** Repeats the whole way of a failure on a new phone, best when no other one is under way: a busy machine is no failing page. */
export async function walkAgain(walker: Walker, { entry, trail }: Doubt): Promise<void> {
  const again = await repeat(walker, trail);
  if (again.isWell) entry.state = 'well at the second try';
  else entry.seen = `${entry.seen ?? ''}; again: ${again.seen}`;
}

type Place = { readonly page: Page; readonly trail: Trail };

/** Makes one tap. Returns what it led to; null when nothing is left to tap here. */
async function goOn(walker: Walker, place: Place): Promise<Entry | null> {
  const { page } = place;
  await page.waitForTimeout(walker.wait * 1000);
  const late = await lookAgain(page);
  if (!late.isWell) noteLate(walker, place, late);
  await closeDialog(page);
  const from = pathOf(page);
  const entry = await tapNext(walker, place);
  if (!entry) return null;
  place.trail.steps.push({ href: entry.href, from });
  const { isWell, seen } = await arrive(page, from);
  entry.state = isWell ? 'well' : 'failed';
  if (!isWell) entry.seen = `${trailOf(place.trail, walker.wait)}: ${seen}`;
  return entry;
}

/** Taps an unwalked link: of the page as it appeared, further down, or in a panel. */
async function tapNext(walker: Walker, { page }: Place): Promise<Entry | null> {
  const from = kindOf(walker.patterns, pathOf(page));
  const tapHere = async () => tapOneOf(walker, page, from, noteLinks(walker, from, pathOf(page), await linksOn(page)));
  let entry = await tapHere();
  if (entry) return entry;
  await scrollThrough(page);
  entry = await tapHere();
  if (entry) return entry;
  await throughPanels(page, async () => {
    entry = await tapHere();
    return entry !== null;
  });
  return entry;
}

type Known = { readonly to: string; readonly link: FoundLink };

function noteLinks(walker: Walker, from: string, path: string, links: readonly FoundLink[]): readonly Known[] {
  const { ledger, role, wait, patterns } = walker;
  const known = links.map((link) => ({ to: kindOf(patterns, link.path), link }));
  for (const { to, link } of known) ledger.note({ role, wait, from, to }, path, link.href);
  return known;
}

async function tapOneOf({ ledger, role, wait, only }: Walker, page: Page, from: string, known: readonly Known[]): Promise<Entry | null> {
  const byRest = known.toSorted((a, b) => Number(ledger.hasWork({ role, wait }, b.to)) - Number(ledger.hasWork({ role, wait }, a.to)));
  for (const { to, link } of byRest) {
    if (only !== undefined && to !== only) continue;
    const entry = ledger.claim({ role, wait, from, to });
    if (!entry) continue;
    const reason = await tapLink(page, link.href);
    if (reason === null) return Object.assign(entry, { href: link.href });
    ledger.release(entry, reason);
  }
  return null;
}

async function repeat({ browser, origin, stored, wait }: Walker, { start, steps }: Trail): Promise<Outcome> {
  const page = await openPhone(browser, origin, stored);
  try {
    await page.goto(start, { waitUntil: 'commit', timeout: 60_000 });
    let outcome = await arrive(page, null);
    for (const { href } of steps) {
      if (!outcome.isWell) return outcome;
      await page.waitForTimeout(wait * 1000);
      const from = pathOf(page);
      if (!(await reach(page, href))) return { isWell: false, seen: `${href} is out of reach at ${from}` };
      outcome = await arrive(page, from);
    }
    return outcome;
  } finally {
    await page.context().close();
  }
}

async function reach(page: Page, href: string): Promise<boolean> {
  await closeDialog(page);
  if ((await linksTo(page, href).count()) === 0) await scrollThrough(page);
  const isOnPage = (await linksTo(page, href).count()) > 0;
  const isTapped = async () => (await tapLink(page, href)) === null;
  return (isOnPage && (await isTapped())) || throughPanels(page, isTapped);
}

function noteStart({ ledger, role, wait }: Walker, trail: Trail, { seen }: Outcome): Doubt | null {
  const pair = { role, wait, from: 'a new tab', to: trail.start };
  ledger.note(pair, trail.start, trail.start);
  const entry = ledger.claim(pair);
  return entry && { entry: Object.assign(entry, { state: 'failed', seen }), trail };
}

/** Records a page that appeared correctly and then failed in part. */
function noteLate({ ledger, role, wait }: Walker, { page, trail }: Place, { seen }: Outcome): void {
  const pair = { role, wait, from: trail.steps.at(-1)?.from ?? 'a new tab', to: `${pathOf(page)}, later` };
  ledger.note(pair, pathOf(page), '');
  Object.assign(ledger.claim(pair) ?? {}, { state: 'failed', seen: `${trailOf(trail, wait)}: ${seen}` });
}

function trailOf({ start, steps }: Trail, wait: number): string {
  return [start, ...steps.map(({ href }) => `${wait} s, tap ${href}`)].join(', ');
}

function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}
