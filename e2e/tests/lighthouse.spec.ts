import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../support/free-port';
import { expect, nextIp, test } from '../support/test';

const PAGES = ['/', '/hiring-influencer', '/influencer', '/product-photoshoot', '/singer'];
/** One page of each kind; all documents share their page with /about-us. */
const KINDS = ['/about-us', '/faqs', '/article', '/article/a-self-tape-that-gets-watched-to-the-end', '/contactus', '/talents', '/jobs'];
const LEAST = { accessibility: 0.95, 'best-practices': 0.95, seo: 1 } as const;

/** A separate browser, because Lighthouse controls it by its port. */
test.describe('Lighthouse on a phone', () => {
  for (const path of [...PAGES, ...KINDS]) {
    test(`G8 ${path} reaches 95 for accessibility and best practices, 100 for search engines`, async ({ baseURL, launchOptions }) => {
      test.setTimeout(120_000);
      const port = await freePort();
      const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`] });
      try {
        const flags = {
          port,
          output: 'json',
          // Takes seconds per page and is not needed.
          disableFullPageScreenshot: true,
          logLevel: 'error',
          onlyCategories: Object.keys(LEAST),
          extraHeaders: { 'x-forwarded-for': nextIp() },
        } as const;
        const result = await lighthouse(`${baseURL}${path}`, { ...flags, onlyCategories: [...flags.onlyCategories] });
        expect(result?.lhr.runtimeError?.message).toBeUndefined();
        for (const [name, least] of Object.entries(LEAST)) {
          const category = result?.lhr.categories[name];
          const failed = category?.auditRefs
            .filter(({ id, weight }) => weight > 0 && (result?.lhr.audits[id]?.score ?? 1) < 1)
            .map(({ id }) => id);
          expect(category?.score ?? 0, `${name} on ${path} loses on: ${failed?.join(', ')}`).toBeGreaterThanOrEqual(least);
        }
      } finally {
        await browser.close();
      }
    });
  }
});
