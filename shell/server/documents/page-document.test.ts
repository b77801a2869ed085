import { matchRemoteRoute } from '@alltalent/shared/federation';
import { dataBlock } from '../registry/data-block';
import { bytesOf } from '../registry/document-parts';
import { inlineText } from './inline-text';
import { type PageDocument, renderDocument } from './page-document';
import { aRecord, aRoute, INTEGRITY } from '../testing/remote-record';

const hash = INTEGRITY;
const remote = aRecord({
  routes: [
    aRoute({ title: 'Talent </title><script>', description: '"quoted"', scheme: 'light', first_query: '/api/x' }),
    aRoute({
      id: 'talents.singer',
      pattern: '/singer',
      title: 'Book a "singer"',
      description: 'Live music.',
      footer: false,
      header: 'over',
      picture: 'og/singer.png',
    }),
    aRoute({ id: 'talents.lookbook', pattern: '/s/:token', title: 'Lookbook', description: 'Profiles for you.', noindex: true }),
  ],
});
const page = { revision: 1, remotes: [remote], token: 'page.token' };
const early = inlineText('early();');
const assets = { early, scripts: [{ url: '/_shell/main.js', integrity: hash }], styles: [], fonts: ['/_shell/inter.woff2'] };
const render = (path: string, assetBase = '/media', changes: Partial<PageDocument> = {}) =>
  bytesOf(
    renderDocument({
      assets,
      registry: [dataBlock(page)],
      match: matchRemoteRoute([remote], path),
      metadata: null,
      isFound: true,
      isGone: false,
      path,
      isPlain: true,
      publicUrl: 'http://site.example',
      assetBase,
      links: {},
      theme: 'dark',
      hasCookieChoice: false,
      drawn: null,
      laterStyles: [],
      view: null,
      bar: '',
      ...changes,
    }),
  ).toString();
const document = render('/talents');
const drawnPage = (html: string) => ({ html: Buffer.from(html), data: Buffer.from('{}'), styles: [] });

test('FED-01 the document carries the registry as data, which cannot end its own element', () => {
  const block = /<script type="application\/json" id="registry">(.*?)<\/script>/su.exec(document)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual(page);
  expect(block).not.toContain('<');
});

test("the route's files are asked for with the document, with their hashes, and no remote script is run by it", () => {
  expect(document).toContain(
    `<link rel="preload" as="script" href="/r/mf_talents/1/remoteEntry.js" integrity="${hash}" crossorigin="anonymous">`,
  );
  expect(document).toContain(`<link rel="preload" as="style" href="/r/mf_talents/1/routes.css" integrity="${hash}">`);
  expect(document).toContain('<link rel="preload" as="fetch" href="/api/x" crossorigin="use-credentials">');
  expect(document).not.toContain('<script defer src="/r/');
  expect(document).not.toContain('<link rel="stylesheet" href="/r/');
});

test('title, description and URL are escaped', () => {
  expect(document).toContain('<title>Talent &lt;/title&gt;&lt;script&gt;</title>');
  expect(document).toContain('content="&quot;quoted&quot;"');
  expect(document).toContain('<link rel="canonical" href="http://site.example/talents">');
});

test('the chosen theme and the light sheet are there before any script runs', () => {
  expect(document).toContain('<html lang="en" data-theme="dark" class="sheet-light">');
});

test('LAND-01 a campaign has its own title, description, canonical URL and social picture', () => {
  const campaign = render('/singer');
  for (const line of [
    '<title>Book a &quot;singer&quot;</title>',
    '<meta name="description" content="Live music.">',
    '<link rel="canonical" href="http://site.example/singer">',
    '<meta property="og:image" content="http://site.example/media/og/singer.png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="Book a &quot;singer&quot;">',
    '<meta name="twitter:image" content="http://site.example/media/og/singer.png">',
  ])
    expect(campaign).toContain(line);
});

test('LAND-01 the social picture comes from the configured asset base, wherever it is', () => {
  expect(render('/singer', 'https://cdn.example/a')).toContain('<meta property="og:image" content="https://cdn.example/a/og/singer.png">');
});

test('a route without a picture, and a page that is missing, show the one of the site', () => {
  const own = '<meta property="og:image" content="http://site.example/media/og/all-talent.png">';
  expect(document).toContain(own);
  expect(render('/nothing-here')).toContain(own);
});

test('a page that is meant for one person is not indexed by search engines, and its URL is not repeated', () => {
  const lookbook = render('/s/secret');
  expect(lookbook).toContain('<meta name="robots" content="noindex">');
  expect(lookbook).not.toContain('secret');
});

test('a drawn page asks for its styles and first picture before its fonts, and keeps its scripts until it is painted; another page asks for all at once', () => {
  const styles = [{ name: 'routes.css', css: Buffer.from('.a{}'), source: "'sha256-x'" }];
  const page = render('/talents', '/media', { drawn: { ...drawnPage('<img fetchPriority="high">'), styles } });
  expect(page).toContain('<style data-href="routes.css">.a{}</style>');
  expect(page).not.toContain('<link rel="stylesheet" href="/r/');
  expect(page).toContain('<link rel="preload" as="script" fetchpriority="low" href="/r/mf_talents/1/remoteEntry.js"');
  expect(page).toContain('<link rel="preload" as="font" fetchpriority="low"');
  const kept = page.slice(page.indexOf('<template id="page-files">'), page.indexOf('</template>'));
  expect(kept.match(/(?:src|href)="[^"]*/gu)).toEqual([
    'href="/r/mf_talents/1/remoteEntry.js',
    'href="/r/mf_talents/1/routes.js',
    'src="/_shell/main.js',
  ]);
  expect(page.replace(kept, '')).not.toMatch(/as="script"|<script [^>]*src=/u);
  expect(page.indexOf('as="font"')).toBeLessThan(page.indexOf('<template'));
  expect(page.indexOf('id="registry"')).toBeGreaterThan(page.indexOf('<img'));
  expect(page.indexOf('as="font"')).toBeGreaterThan(page.indexOf('<img'));
  expect(document).not.toContain('fetchpriority');
  expect(document.indexOf('as="font"')).toBeLessThan(document.indexOf('/_shell/main.js'));
});

test('a drawn page says so, for the pictures that wait; any page says whether the cookie choice was made', () => {
  expect(render('/talents', '/media', { drawn: drawnPage(''), hasCookieChoice: true })).toContain(
    '<html lang="en" data-theme="dark" data-cookies="chosen" data-drawn class="sheet-light">',
  );
});

test('LINK-01 styles of what only visitors without script see are linked for them alone', () => {
  const drawn = drawnPage('<main>₹500 — drawn</main>');
  const later = { url: '/r/mf_talents/1/talents.search.faq.1.css', integrity: hash };
  const link = `<noscript><link rel="stylesheet" href="${later.url}" integrity="${hash}"></noscript>`;
  const page = render('/talents', '/media', { drawn, laterStyles: [later] });
  expect(page).toContain(link);
  expect(page).toContain('<div id="root"><main>₹500 — drawn</main></div>');
  expect(render('/talents', '/media', { laterStyles: [later] })).not.toContain(later.url);
});
