import type { Browser, CDPSession, Page } from '@alltalent/e2e/chromium';

/** What one cold visit took. Times in milliseconds from the start of the visit. */
export type Visit = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Of all tasks above 50 ms, what is above. */
  readonly blocking: number;
  /** What only the page's data brings is in the document. */
  readonly ready: number;
  /** As transferred. */
  readonly scriptKb: number;
  readonly scripts: number;
  readonly requests: number;
  /** From the click until what only the second page's data brings is in the document; at the first visit, and after coming back. */
  readonly click: number;
  readonly clickAgain: number;
};

export type Journey = {
  readonly path: string;
  /** Selector of what is there only with the page's data. */
  readonly shown: string;
  /** A link of the frame, and what its page shows. */
  readonly next: { readonly path: string; readonly shown: string };
};

type Manner = {
  /** The pointer is on the link before it is clicked, and what it leads to is fetched ahead. */
  readonly isPointed: boolean;
};

/** The slow profile of the targets: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const CPU_RATE = 4;
const VIEWPORT = { width: 412, height: 823 };
/** Late paints and what is fetched when the page is idle. */
const SETTLE_MS = 2500;
/** Who clicks has looked for the link, and pointed at it. */
const POINTED_MS = 300;

type Observed = { readonly first: number; readonly largest: number; readonly blocking: number; readonly ready: number };

/** A visit of its own: nothing is in the cache, and nobody is known. */
export async function visit(browser: Browser, origin: string, journey: Journey, { isPointed }: Manner): Promise<Visit> {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const counted = await slowDown(session);
    // What runs in the page is compiled here, and calls this by each function's name.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(observe, journey.shown);
    await page.goto(origin + journey.path, { waitUntil: 'commit', timeout: 60_000 });
    await page.locator(journey.shown).first().waitFor({ timeout: 60_000 });
    const first = { ...counted };
    await page.waitForTimeout(SETTLE_MS);
    const {
      first: firstPaint,
      largest,
      blocking,
      ready,
    } = await page.evaluate(() => (globalThis as unknown as { __seen: Observed }).__seen);
    const click = await goTo(page, journey.next, isPointed);
    await page.goBack();
    await page.waitForURL(origin + journey.path);
    await page.locator(journey.shown).first().waitFor();
    await page.waitForTimeout(POINTED_MS);
    const clickAgain = await goTo(page, journey.next, false);
    return {
      firstPaint,
      largestPaint: largest,
      blocking,
      ready,
      scriptKb: first.scriptBytes / 1024,
      scripts: first.scripts,
      requests: first.requests,
      click,
      clickAgain,
    };
  } finally {
    await context.close();
  }
}

type Counted = { scriptBytes: number; scripts: number; requests: number };

async function slowDown(session: CDPSession): Promise<Counted> {
  const counted: Counted = { scriptBytes: 0, scripts: 0, requests: 0 };
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    counted.requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!scripts.has(requestId)) return;
    counted.scripts += 1;
    counted.scriptBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  return counted;
}

/** Runs in the page. */
function observe(shown: string): void {
  const seen = { first: 0, largest: 0, blocking: 0, ready: 0 };
  Object.assign(globalThis, { __seen: seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => void (seen.largest = entry.startTime));
  watch('longtask', (entry) => void (seen.blocking += entry.duration - 50));
  const look = new MutationObserver(() => {
    if (!document.querySelector(shown)) return;
    look.disconnect();
    seen.ready = performance.now();
  });
  look.observe(document, { childList: true, subtree: true });
}

/** Measured in the page itself: what a test runner takes to look is not part of it. */
async function goTo(page: Page, { path, shown }: Journey['next'], isPointed: boolean): Promise<number> {
  await page.locator(`a[href="${path}"]:visible`).first().waitFor();
  if (isPointed) {
    await page.evaluate((to) => {
      const links = document.querySelectorAll(`a[href="${to}"]`);
      for (const link of links) link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }, path);
    await page.waitForTimeout(POINTED_MS);
  }
  return page.evaluate(
    ([to, selector]) =>
      new Promise<number>((resolve, reject) => {
        const link = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${to}"]`)].find((one) => one.offsetParent !== null);
        if (!link) return reject(new Error(`No link leads to ${to}.`));
        const begun = performance.now();
        // A look at every frame would have the browser draw frames all the while, and a slow processor does little else then.
        const look = new MutationObserver(() => {
          if (location.pathname !== to || !document.querySelector(selector ?? '')) return;
          look.disconnect();
          resolve(performance.now() - begun);
        });
        look.observe(document, { childList: true, subtree: true });
        link.click();
      }),
    [path, shown],
  );
}
