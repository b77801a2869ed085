import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const TERMS = [
  ...['Introduction and Acceptance', 'Account registration and security', 'Use of Platform', 'Website Content and Premium Services'],
  ...['Proprietary Rights', 'Usage Rights', 'User-provided content', 'Third-party content', 'Limited license', 'Restrictions'],
  ...['Copyright notices', 'User accounts', 'Subscription terms', 'Additional terms', 'Dispute resolution', 'Liability', 'Indemnity'],
  ...['Disclaimers', 'Termination of account', 'Contact', 'Electronic communications', 'Modifications'],
];
const PRIVACY = [
  ...['Data collection', 'Use', 'Sharing', 'Retention', 'User rights', 'Security', 'Children’s privacy', 'Policy updates'],
  ...['Users in India', 'California (CCPA)', 'COPPA', 'Contact'],
];
/** Legal constants of section 9 of the specification. */
const CONSTANTS = {
  '/terms-of-use': [
    /30 days to settle it by negotiation before arbitration/u,
    /within 5 days of the arbitration notice; otherwise in Mumbai/u,
    /small claim.*within 1 year/u,
    /capped at the price you paid us in the 12 months before/u,
    /at least 15 days before/u,
    /24 hours after we post/u,
    /monthly or yearly, priced in Indian rupees/u,
    /24 hours before the period ends/u,
    /grievance within one month/u,
    /law of India.*courts of Mumbai/u,
    /courts of Hyderabad/u,
    /18 or older/u,
    /under 13/u,
  ],
  '/privacy-policy': [
    /grievance within one month/u,
    /at most twice per 12 months, and the answer covers the previous 12 months/u,
    /children under 13/u,
  ],
  '/return-policy': [/no refunds/iu, /before the renewal date/u],
} as const;
const DATA = [
  ...['name', 'e-mail', 'pictures', 'videos', 'phone', 'location', 'payment details', 'height', 'weight', 'gender', 'physical attributes'],
  ...['previous jobs and courses', 'parent or guardian’s contact details'],
];

const textOf = async (page: Page) => (await page.getByRole('article').innerText()).replace(/\s+/gu, ' ');

for (const [path, names, id] of [
  ['/terms-of-use', TERMS, 'TERMS-01'],
  ['/privacy-policy', PRIVACY, 'PRIV-01'],
] as const) {
  test(`${id} ${path} shows every heading of the specification, in its order, each linked from the contents`, async ({ page }) => {
    await page.goto(path);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 2, name: names.at(-1) })).toBeVisible();
    const headings = await article.locator('section > h2').allInnerTexts();
    expect(headings.map((text) => text.replace(/^\d+\s*/u, '').trim())).toEqual(names);
    const contents = page.getByRole('navigation', { name: /contents/iu });
    for (const name of names) {
      const target = await contents.getByRole('link', { name, exact: true }).getAttribute('href');
      expect(await page.locator(`[id="${target?.slice(1)}"]`).count(), `${name} leads to ${target}`).toBe(1);
    }
  });
}

for (const [path, constants] of Object.entries(CONSTANTS)) {
  test(`TERMS-01 PRIV-01 ${path} says every constant that concerns it, with and without scripts`, async ({ page, browser }) => {
    await page.goto(path);
    await expect(page.getByRole('article')).toBeVisible();
    const shown = await textOf(page);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(path);
    const sent = (await plain.getByRole('main').innerText()).replace(/\s+/gu, ' ');
    await context.close();
    for (const constant of constants) {
      expect(shown).toMatch(constant);
      expect(sent).toMatch(constant);
    }
  });
}

test('PRIV-01 every item of data is named, and what is public and what is not', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page).toHaveTitle('All Talent | Privacy Policy');
  const text = await textOf(page);
  for (const item of DATA) expect(text).toContain(item);
  expect(text).toMatch(/Publicly visible: username, country, photos, published portfolio, job information and ratings/u);
  expect(text).toContain('mobile number and email are not shared with clients');
});

const DESIGNED = {
  '/': 'Got Talent? Get Discovered!',
  '/about-us': 'Our ethos',
  '/success': 'Success Stories',
  '/talents': 'Talent',
  '/jobs': 'Find a gig',
  '/hiring-influencer': '',
  '/influencer': '',
  '/product-photoshoot': '',
  '/singer': '',
} as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, text] of Object.entries(DESIGNED)) {
    test(`ABT-01 SUC-01 ${path} has a title, a heading and readable text`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(150);
      await expect(page.getByRole('main')).toContainText(text);
      const block = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('');
      expect(block).toContain('Organization');
      if (path !== '/') expect(block).toContain('BreadcrumbList');
    });
  }

  test('SEC-43 /talents leads to twelve public profiles, each of which is there', async ({ page, request }) => {
    await page.goto('/talents');
    const links = await page.getByRole('list', { name: 'Talents' }).getByRole('article').getByRole('link').all();
    expect(links).toHaveLength(12);
    for (const link of links) expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  });
});
