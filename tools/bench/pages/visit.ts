import type { Browser, CDPSession, Page } from '@alltalent/e2e/chromium';
import { isHydrated } from '@alltalent/e2e/hydrated';

/** Measurements of one visit with an empty cache. Times in milliseconds from its start. */
export type Visit = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Sum of the time beyond 50 ms of all long tasks. */
  readonly blocking: number;
  /** Sum of the layout shifts that no input caused. */
  readonly shift: number;
  /** When the content of the page's data is there and its code answers: React has taken hold of it. */
  readonly ready: number;
  /** Kilobytes as transferred. */
  readonly scriptKb: number;
  readonly scripts: number;
  readonly requests: number;
  /** Milliseconds from the click until the second page shows content of its data; on the first visit, and after returning. */
  readonly click: number;
  readonly clickAgain: number;
};

export type Journey = {
  readonly path: string;
  /** Selector of content that appears only with the page's data. */
  readonly shown: string;
  /** Link in the frame, and the content that its page shows. */
  readonly next: { readonly path: string; readonly shown: string };
};

type Manner = {
  /** Whether the pointer rests on the link before the click, which prefetches its page. */
  readonly isPointed: boolean;
};

/** Slow profile of the targets: 1.6 Mbit/s, 150 ms latency, CPU four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const CPU_RATE = 4;
const VIEWPORT = { width: 412, height: 823 };
/** Milliseconds to wait for late paints and for prefetching. */
const SETTLE_MS = 2500;
/** Milliseconds between two checks of a page that is not ready yet. */
const POLLING_MS = 100;
/** Milliseconds the pointer rests on the link before the click. */
const POINTED_MS = 300;

type LayoutShift = { readonly value: number; readonly hadRecentInput: boolean };
type Observed = {
  readonly first: number;
  readonly largest: number;
  readonly blocking: number;
  readonly shift: number;
  readonly ready: number;
};

/** Visits a page in a new browser context: empty cache, no cookies. */
export async function visit(browser: Browser, origin: string, journey: Journey, { isPointed }: Manner): Promise<Visit> {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const counted = await slowDown(session);
    // Functions evaluated in the page are compiled here and refer to this helper.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(`globalThis.__isHydrated = ${isHydrated}`);
    await page.addInitScript(observe, journey.shown);
    await page.goto(origin + journey.path, { waitUntil: 'commit', timeout: 60_000 });
    // Checking in every animation frame would keep the browser rendering, which fills a slow CPU.
    const isReady = () => (globalThis as unknown as { __seen: Observed }).__seen.ready > 0;
    await page.waitForFunction(isReady, null, { timeout: 60_000, polling: POLLING_MS });
    const first = { ...counted };
    await page.waitForTimeout(SETTLE_MS);
    const {
      first: firstPaint,
      largest,
      blocking,
      shift,
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
      shift,
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

/** `isHydrated`, in the page. */
declare const __isHydrated: typeof isHydrated;

/** Observes paints and content. Runs in the page. */
function observe(shown: string): void {
  const seen = { first: 0, largest: 0, blocking: 0, shift: 0, ready: 0 };
  Object.assign(globalThis, { __seen: seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => void (seen.largest = entry.startTime));
  watch('layout-shift', (entry) => {
    const { value = 0, hadRecentInput = false } = entry as Partial<LayoutShift> & PerformanceEntry;
    if (!hadRecentInput) seen.shift += value;
  });
  watch('longtask', (entry) => void (seen.blocking += entry.duration - 50));
  // Hydration changes no element, so nothing tells of it.
  const timer = setInterval(() => {
    const element = document.querySelector(shown);
    if (!element || !__isHydrated()) return;
    clearInterval(timer);
    seen.ready = performance.now();
  }, 20);
}

/** Clicks and measures in the page itself, without the test runner's overhead. Throws when the page has not come after a minute. */
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
        // A check in every animation frame would be measured, too.
        setTimeout(() => reject(new Error(`After a minute, ${to} shows nothing of its data.`)), 60_000);
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
