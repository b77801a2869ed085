import type { Page } from '@playwright/test';
import { runContentWith } from '../support/content';
import { HOSTILE_TEXTS } from '../support/hostile-texts';
import { runContent } from '../support/staff';
import { expect, test } from '../support/test';

const NAME = 'article/words-that-are-only-words';
const TAGS = HOSTILE_TEXTS.filter((text) => text.length <= 40).slice(0, 6);

/** Returns an article with hostile text in every field; Markdown characters are escaped. */
function hostileArticle(isWithdrawn: boolean): string {
  const [title = '', description = '', lede = '', author = ''] = HOSTILE_TEXTS.slice(7, 11);
  const matter = { title, description, lede, author, date: '2026-11-01', tags: TAGS, ...(isWithdrawn ? { withdrawn: true } : {}) };
  const items = HOSTILE_TEXTS.map((text) => `- ${text.replace(/[!-/:-@[-`{-~]/gu, '\\$&')}`);
  const lines = Object.entries(matter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', '', ...items, ''].join('\n');
}

async function publish(markdown: string): Promise<void> {
  const version = /version (\d+)/u.exec(await runContentWith(markdown, 'draft', NAME, 'FILE'))?.[1] ?? '';
  await runContent('publish', NAME, version);
}

/** Records everything a stored script could do: a dialog, a refused policy, a mark on the window. */
async function watchFor(page: Page): Promise<string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('noteViolation', (text: string) => seen.push(`violation: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      (globalThis as unknown as { noteViolation(text: string): void }).noteViolation(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return seen;
}

async function visit(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => '__x' in globalThis)).toBe(false);
  return page.getByRole('main').innerText();
}

test('SEC-44 forty hostile texts in an article are plain text on every page that shows them @alone', async ({ page, browser }) => {
  test.setTimeout(180_000);
  expect(HOSTILE_TEXTS).toHaveLength(40);
  const seen = await watchFor(page);
  await publish(hostileArticle(false));
  try {
    const text = await visit(page, `/${NAME}`);
    for (const hostile of HOSTILE_TEXTS) expect(text).toContain(hostile);
    expect(await visit(page, '/article')).toContain(HOSTILE_TEXTS[7]);
    await visit(page, '/');
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`/${NAME}`);
    const sent = await plain.getByRole('main').innerText();
    for (const hostile of HOSTILE_TEXTS) expect(sent).toContain(hostile);
    await context.close();
  } finally {
    await publish(hostileArticle(true));
  }
  expect(seen).toEqual([]);
});

const TEXT_KEYS = ['title', 'text', 'quote', 'by', 'note'];

/** Returns the document with every text replaced by a hostile one. */
function spoil(value: unknown, next: () => string): unknown {
  if (Array.isArray(value)) return value.map((one) => spoil(one, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, TEXT_KEYS.includes(key) && typeof inner === 'string' ? next() : spoil(inner, next)]),
  );
}

test('SEC-44 hostile texts in the copy of pages are plain text there @alone', async ({ page }) => {
  test.setTimeout(180_000);
  const seen = await watchFor(page);
  let turn = 0;
  const next = () => HOSTILE_TEXTS[turn++ % HOSTILE_TEXTS.length] ?? '';
  for (const name of ['home', 'singer', 'hiring-influencer']) {
    const before = await runContent('get', name);
    const spoilt = spoil(JSON.parse(before), next);
    await runContentWith(JSON.stringify(spoilt), 'put', name, 'FILE');
    try {
      const text = await visit(page, name === 'home' ? '/' : `/${name}`);
      if (name === 'singer') expect(HOSTILE_TEXTS.filter((hostile) => text.includes(hostile)).length).toBeGreaterThan(3);
    } finally {
      await runContentWith(before, 'put', name, 'FILE');
    }
  }
  expect(turn).toBeGreaterThan(40);
  expect(seen).toEqual([]);
});
