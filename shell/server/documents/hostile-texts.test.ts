/** @jest-environment jsdom */
import type { PageMetadata } from '@alltalent/shared/contracts';
import { dataBlock } from '../registry/data-block';
import { bytesOf } from '../registry/document-parts';
import { inlineText } from './inline-text';
import { renderDocument } from './page-document';
import { aRecord, aRoute, INTEGRITY } from '../testing/remote-record';

const route = aRoute({ id: 'talents.profile', pattern: '/:slug', title: 'Talent profile', description: 'A talent.' });
const remote = aRecord({ exposes: [], routes: [route] });

/** Parses the document as a browser does, without running scripts. */
function parse(text: string, picture: PageMetadata['picture'] = null): Document {
  const parts = renderDocument({
    isFound: true,
    isGone: false,
    assets: {
      early: inlineText('early();'),
      scripts: [{ url: '/_shell/main.js', integrity: INTEGRITY }],
      styles: [],
      fonts: [],
    },
    registry: [dataBlock({ revision: 1, remotes: [remote], token: '' })],
    match: { remote, route, params: {} },
    metadata: { title: text, description: text, picture, json_ld: [blockOf(text)], noindex: false },
    path: '/meher-kaul',
    isPlain: true,
    publicUrl: 'https://site.example',
    assetBase: '/media',
    links: {},
    theme: 'auto',
    hasCookieChoice: false,
    drawn: null,
    laterStyles: [],
    view: null,
    bar: '',
  });
  return new DOMParser().parseFromString(bytesOf(parts).toString(), 'text/html');
}
const blockOf = (text: string) => ({ '@type': 'Person', name: text, [text]: [text] });
const shapeOf = (page: Document) =>
  [...page.querySelectorAll('*')].map((element) => [element.tagName, ...element.getAttributeNames()].join(' '));
const CALM = shapeOf(parse('Meher Kaul'));

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '</SCRIPT ><img src=x onerror=alert(1)>',
  '<!--<script>',
  '--><script>alert(1)</script>',
  '</title><svg onload=alert(1)>',
  '"><script>alert(1)</script>',
  '" onmouseover="alert(1)',
  "' onfocus='alert(1)",
  '<iframe srcdoc="<script>alert(1)</script>">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&quot;><b>',
  'javascript:alert(1)',
  '\u2028alert(1)\u2029',
  '\\u003c/script>',
  '\\"><script>',
  ']]><script>alert(1)</script>',
  '<base href="//evil.example">',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '${alert(1)}{{7*7}}',
  '\u0000<script\u0000>alert(1)</script>',
];

test.each(HOSTILE)('SEC-44 SLUG-01 a profile with the text %j has a document of the usual elements, and it stays text', (text) => {
  const page = parse(text);
  expect(shapeOf(page)).toEqual(CALM);
  const block = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(block)).toEqual(blockOf(text));
  // HTML parsers replace this character.
  const seen = text.replaceAll('\u0000', '\ufffd');
  expect(page.querySelector('title')?.textContent).toBe(seen);
  for (const name of ['meta[name="description"]', 'meta[property="og:title"]', 'meta[property="og:description"]'])
    expect(page.querySelector(name)?.getAttribute('content')).toBe(seen);
});

test('SEC-44 SLUG-01 the URL of a picture cannot leave its attribute', () => {
  const page = parse('Meher Kaul', { address: 'https://a.example/"><script>alert(1)</script>.webp', width: 1280, height: 1600 });
  expect(page.querySelectorAll('script:not([type])')).toHaveLength(1);
  expect(page.querySelector('meta[property="og:image"]')?.getAttribute('content')).toContain('"><script>');
});
