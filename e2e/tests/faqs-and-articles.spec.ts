import { expect, test } from '../support/test';

const CHILD = 'my-child-wants-to-act-how-does-that-work';
const ARTICLE = '/article/a-self-tape-that-gets-watched-to-the-end';

test('LINK-01 a link to an answer opens it in view, after a load and from within the page', async ({ page }) => {
  await page.goto(`/faqs#${CHILD}`);
  const child = page.locator(`details#${CHILD}`);
  await expect(child).toHaveAttribute('open');
  await expect(child.getByText('A parent or guardian registers the child')).toBeInViewport();
  await page.evaluate(() => (location.hash = 'is-it-free-to-join'));
  const free = page.locator('details#is-it-free-to-join');
  await expect(free).toHaveAttribute('open');
  await expect(free).toBeInViewport();
  await page.getByRole('link', { name: 'Pay and agreements' }).click();
  await expect(page.getByRole('heading', { name: 'Pay and agreements' })).toBeInViewport();
});

test('LINK-01 a page that is opened after a long one in the same tab begins at its top', async ({ page }) => {
  await page.goto(`/faqs#${CHILD}`);
  await expect(page.locator(`details#${CHILD}`)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.goto('/article');
  await expect(page.getByRole('list', { name: 'Articles' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('LINK-01 the answers can be searched, and the search is in the URL', async ({ page }) => {
  await page.goto('/faqs');
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('refund');
  await expect(page.getByText('1 answer', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?q=refund$/u);
  await page.reload();
  const questions = page.locator('main summary');
  await expect(questions).toHaveText('Can I get a refund on a membership?');
});

test('LINK-01 a visitor’s vote on an answer is there after a reload, and can be changed', async ({ page }) => {
  await page.goto(`/faqs#${CHILD}`);
  const child = page.locator(`details#${CHILD}`);
  await child.getByRole('button', { name: 'Yes' }).click();
  await expect(child.getByText('Thank you.')).toBeVisible();
  await page.reload();
  await expect(child.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  await child.getByRole('button', { name: 'No' }).click();
  await expect(child.getByText('Write to us what is missing')).toBeVisible();
  await page.reload();
  await expect(child.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
});

test('LINK-01 the list of articles leads to its feed, which a parser of XML reads', async ({ page, request }) => {
  await page.goto('/article');
  const link = page.getByRole('link', { name: 'New articles by RSS' });
  const url = (await link.getAttribute('href')) ?? '';
  const named = await page.locator('link[rel="alternate"][type="application/rss+xml"]').getAttribute('href');
  expect(named).toContain(url);
  const response = await request.get(url);
  expect(response.headers()['content-type']).toContain('application/rss+xml');
  const items = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml');
      if (feed.querySelector('parsererror')) return ['no XML'];
      return [...feed.querySelectorAll('item > link')].map(({ textContent }) => textContent);
    },
    await response.text(),
  );
  expect(items.length).toBeGreaterThanOrEqual(8);
  expect(items.some((item) => item?.endsWith(ARTICLE))).toBe(true);
});

test('LINK-01 articles by subject, the subject in the URL, and further ones from an article', async ({ page }) => {
  await page.goto('/article');
  await page.getByRole('group', { name: 'Subjects' }).getByRole('link', { name: 'Beginners' }).click();
  await expect(page).toHaveURL(/\?tag=Beginners$/u);
  const shown = await page.getByRole('list', { name: 'Articles' }).getByRole('article').count();
  expect(shown).toBeGreaterThan(1);
  await page.goto(ARTICLE);
  await expect(page.getByText(/\d min read/u).first()).toBeVisible();
  await page.getByRole('list', { name: 'Subjects' }).getByRole('link', { name: 'Beginners' }).click();
  await expect(page.getByRole('list', { name: 'Articles' }).getByRole('article')).toHaveCount(shown);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('LINK-01 every question and answer is in the document', async ({ page }) => {
    await page.goto('/faqs');
    expect(await page.locator('main summary').count()).toBeGreaterThanOrEqual(20);
    const answer = page.getByText('A parent or guardian registers the child');
    await page.locator('details', { has: answer }).locator('summary').click();
    await expect(answer).toBeVisible();
    expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringContaining('"FAQPage"')]),
    );
  });

  test('LINK-01 the list leads to the articles, and an article can be read', async ({ page }) => {
    await page.goto('/article');
    await page.getByRole('main').getByRole('link', { name: 'A self-tape that gets watched to the end' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A self-tape that gets watched to the end');
    await expect(page.getByText('Send two takes that differ')).toBeVisible();
  });
});
