import { expect, test } from '../support/test';

test('an unknown URL is a real 404 inside the frame', async ({ page, request, watch }) => {
  watch.allow('404');
  expect((await request.get('/no/such/page')).status()).toBe(404);
  await page.goto('/no/such/page');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('an unknown article is a real 404, a known one is not', async ({ request }) => {
  expect((await request.get('/article/no-such-article')).status()).toBe(404);
  const { data } = (await (await request.get('/api/site-content/articles')).json()) as { data: { slug: string }[] };
  expect((await request.get(`/article/${data[0]?.slug}`)).status()).toBe(200);
});

test('API-21 the API documents open in a browser and name every endpoint', async ({ page, watch }) => {
  // The viewer uses style attributes, which the site's policy refuses; it is not served in production.
  watch.allow(/inline style/u);
  await page.goto('/api/docs');
  await page.locator('#operations-tag-site').click();
  await expect(page.getByText('/api/talent-listing').first()).toBeVisible();
  await expect(page.getByText('/frontend/logout').first()).toBeVisible();
});

test('ERR-01 a page that throws shows the error inside the frame, with a way back', async ({ page, watch }) => {
  watch.allow(/./u);
  await page.route('**/api/talent-listing**', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'application/json',
      body: '{"status":200,"data":[{"id":1,"status":2,"slug":"x","display_name":"X","profile_image":"/x","location":"","is_premium":0,"skills":null}],"totalCount":"x","fav_user_ids":[]}',
    }),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Talent', exact: true }).click();
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /home/iu })).toBeVisible();
});

test('SEC-60 a strict policy on every page, and nothing on the site breaks it', async ({ page, request }) => {
  for (const path of ['/', '/talents', '/about-us', '/terms-of-use', '/no/such/page']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('*');
  }
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      (globalThis as unknown as { noteViolation(text: string): void }).noteViolation(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  for (const path of ['/', '/talents', '/about-us', '/terms-of-use', '/hiring-influencer']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(violations).toEqual([]);
});

test('SEC-60 an inline script is not run', async ({ page, watch }) => {
  watch.allow(/Content Security Policy/u);
  await page.goto('/about-us');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.__ran = true';
    document.head.append(script);
  });
  expect(await page.evaluate(() => '__ran' in globalThis)).toBe(false);
});
