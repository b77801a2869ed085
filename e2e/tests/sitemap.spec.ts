import { expect, test } from '../support/test';

type Route = { readonly pattern: string; readonly noindex?: boolean };

/** Parses XML with the browser's parser. Returns its URLs, dates and errors. */
function readXml(xml: string): { root: string; urls: string[]; days: string[]; complaint: string | null } {
  const page = new DOMParser().parseFromString(xml, 'application/xml');
  const textsOf = (name: string) => [...page.getElementsByTagName(name)].map((element) => element.textContent ?? '');
  const complaint = page.querySelector('parsererror')?.textContent ?? null;
  return { root: page.documentElement.localName, urls: textsOf('loc'), days: textsOf('lastmod'), complaint };
}

test('every URL of the sitemap is a page that may be listed, and every page that may be listed is in it', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await page.goto('/terms-of-use');
  const read = async (url: string) => page.evaluate(readXml, await (await request.get(new URL(url).pathname)).text());
  const index = await read(`${baseURL}/sitemap.xml`);
  expect(index).toMatchObject({ root: 'sitemapindex', complaint: null });
  const parts = await Promise.all(index.urls.map(read));
  for (const { root, complaint, days, urls } of parts) {
    expect({ root, complaint }).toEqual({ root: 'urlset', complaint: null });
    expect(urls.length).toBeLessThanOrEqual(50_000);
    for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  }
  const paths = parts.flatMap(({ urls }) => urls).map((url) => new URL(url).pathname);
  expect(new Set(paths).size).toBe(paths.length);
  for (const [at, path] of paths.entries()) {
    // Profiles are alike, so a large site is sampled.
    if (at > 200 && at % 10 !== 0) continue;
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).not.toContain('name="robots" content="noindex"');
  }
  const routes = await page.evaluate(() => {
    const { remotes } = JSON.parse(document.getElementById('registry')?.textContent ?? '{}') as { remotes: { routes: Route[] }[] };
    return remotes.flatMap((remote) => remote.routes);
  });
  const listed = routes.filter(({ pattern, noindex }) => !pattern.includes(':') && noindex !== true).map(({ pattern }) => pattern);
  expect(listed.filter((path) => !paths.includes(path))).toEqual([]);
});

test('robots.txt says where the sitemap is and closes no page that is in it', async ({ request, baseURL }) => {
  const lines = (await (await request.get('/robots.txt')).text()).split('\n');
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const closed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice('Disallow: '.length));
  expect(closed).toEqual(expect.arrayContaining(['/dev/', '/api/', '/s/', '/talent/', '/client/', '/notifications']));
  const pages = await (await request.get('/sitemaps/pages.xml')).text();
  for (const path of closed) expect(pages).not.toContain(`${baseURL}${path}`);
});

test('it comes compressed, and 304 while it is the same', async ({ request }) => {
  const first = await request.get('/sitemaps/talents-1.xml');
  expect(first.headers()).toMatchObject({ 'content-type': 'application/xml; charset=utf-8', 'content-encoding': 'gzip' });
  const again = await request.get('/sitemaps/talents-1.xml', { headers: { 'if-none-match': first.headers()['etag'] ?? '' } });
  expect(again.status()).toBe(304);
});
