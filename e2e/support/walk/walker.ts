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

/** Opens `start` on a new phone and follows unwalked links from page to page. */
export async function walkFrom(walker: Walker, start: string): Promise<void> {
  const page = await openPhone(walker.browser, walker.origin, walker.stored);
  try {
    const trail: Trail = { start, steps: [] };
    await page.goto(start, { waitUntil: 'commit', timeout: 60_000 });
    const first = await arrive(page, null);
    if (!first.isWell) return noteStart(walker, start, first, await repeat(walker, trail));
    while (trail.steps.length < walker.taps && (await goOn(walker, { page, trail })));
  } finally {
    await page.context().close();
  }
}

type Place = { readonly page: Page; readonly trail: Trail };

/** Makes one tap. Returns false when nothing is left to do from here, or the tap failed. */
async function goOn(walker: Walker, place: Place): Promise<boolean> {
  const { page } = place;
  await page.waitForTimeout(walker.wait * 1000);
  const late = await lookAgain(page);
  if (!late.isWell) noteLate(walker, place, late);
  await closeDialog(page);
  const from = pathOf(page);
  const entry = await tapNext(walker, place);
  if (!entry) return false;
  place.trail.steps.push({ href: entry.href, from });
  const outcome = await arrive(page, from);
  if (outcome.isWell) {
    entry.state = 'well';
    return true;
  }
  const again = await repeat(walker, place.trail);
  entry.state = again.isWell ? 'well at the second try' : 'failed';
  entry.seen = `${trailOf(place.trail, walker.wait)}: ${outcome.seen}${again.isWell ? '' : `; again: ${again.seen}`}`;
  return false;
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

/** Repeats the whole chain on a new phone, so that a busy machine is not mistaken for a failing page. */
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

function noteStart({ ledger, role, wait }: Walker, start: string, { seen }: Outcome, again: Outcome): void {
  const pair = { role, wait, from: 'a new tab', to: start };
  ledger.note(pair, start, start);
  Object.assign(ledger.claim(pair) ?? {}, { state: again.isWell ? 'well at the second try' : 'failed', seen });
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
