import { auditPage } from '../support/lighthouse';
import { expect, nextIp, test } from '../support/test';

const PAGES = ['/', '/hiring-influencer', '/influencer', '/product-photoshoot', '/singer'];
/** One page of each kind; all documents share their page with /about-us. */
const KINDS = ['/about-us', '/faqs', '/article', '/article/a-self-tape-that-gets-watched-to-the-end', '/contactus', '/talents', '/jobs'];
/** Performance is measured by `npm run bench:lighthouse`, since it needs a machine on which nothing else runs. */
const LEAST = { accessibility: 0.95, 'best-practices': 0.95, seo: 1 } as const;
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

test.describe('Lighthouse on a phone', () => {
  for (const path of [...PAGES, ...KINDS]) {
    test(`G8 ${path} reaches 95 for accessibility and best practices, 100 for search engines`, async ({ baseURL, launchOptions }) => {
      test.setTimeout(120_000);
      const report = await auditPage(`${baseURL}${path}`, { launchOptions, categories: CATEGORIES, ip: nextIp() });
      for (const name of CATEGORIES) {
        const category = report.categories[name];
        const failed = category?.auditRefs
          .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id);
        expect(category?.score ?? 0, `${name} on ${path} loses on: ${failed?.join(', ')}`).toBeGreaterThanOrEqual(LEAST[name]);
      }
    });
  }
});
