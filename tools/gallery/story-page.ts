import { type Browser, chromium, CHROMIUM_ARGS, type Page } from '@alltalent/e2e/chromium';
import type { Story } from './storybook';

export type Look = { readonly width: number; readonly scheme: 'light' | 'dark' };

/** In this order a page changes its width once. */
export const LOOKS: readonly Look[] = [
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
  { width: 390, scheme: 'dark' },
  { width: 390, scheme: 'light' },
];

/** Stories with a day or an hour in them are looked at at this moment, so that pictures of two runs are alike. */
const NOW = new Date('2026-11-28T09:00:00+05:30');
const RENDERED_WITHIN_MS = 20_000;

type Outcome = { readonly storyId: string; readonly status: string };
type Channel = { last(event: string): readonly Outcome[] | undefined; emit(event: string, payload: object): void };
type PreviewWindow = { readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel };

export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: CHROMIUM_ARGS });
}

/** A page that shows one story after the other. */
export type StoryPage = {
  readonly page: Page;
  /** Shows a story in light on a desktop, and waits until it has rendered and nothing moves. */
  show(story: Story): Promise<void>;
  look(look: Look): Promise<void>;
  /** What the console said since the story came, without the failures that it is about. */
  takeComplaints(): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** Opens a page on a built gallery at an origin. */
export async function openStoryPage(browser: Browser, origin: string): Promise<StoryPage> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  const complaints = collectComplaints(page);
  let shown = '';
  return {
    page,
    show: async ({ id, title }) => {
      complaints.length = 0;
      await page.setViewportSize({ width: 1440, height: 900 });
      // Stories of one component follow one another without loading the page again, which is most of the cost of a story.
      if (title === shown) await page.evaluate(choose, id);
      else await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
      shown = title;
      await page.waitForFunction(isFinished, id, { timeout: RENDERED_WITHIN_MS });
      await settle(page);
    },
    look: async ({ width, scheme }) => {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), scheme);
      await settle(page);
    },
    takeComplaints: async () =>
      (await page.evaluate(hasChosenCalls)) ? complaints.filter((text) => !REFUSAL.test(text)) : [...complaints],
    close: () => context.close(),
  };
}

/** What a browser says of a refused call. */
const REFUSAL = /the server responded with a status of \d{3}/u;

/** Returns a list that grows with what the console of a page complains about. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

function choose(storyId: string): void {
  (globalThis as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

function isFinished(id: string): boolean {
  const channel = (globalThis as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
  return channel?.last('storyFinished')?.[0]?.storyId === id;
}

/** Whether the story chose what becomes of a call. */
function hasChosenCalls(): boolean {
  return /"calls":"[^"]/u.test(sessionStorage.getItem('mock-state') ?? '');
}

/** Waits until nothing moves, so that axe and pictures see the same thing each time. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter((image) => !image.complete);
    await Promise.all(pictures.map((image) => new Promise((resolve) => (image.onload = image.onerror = resolve))));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
