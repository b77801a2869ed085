/** @jest-environment jsdom */
import type { DocumentBlock, PageMetadata } from '@alltalent/shared/contracts';
import { sentPage } from './sent-page';

const HOSTILE = ['</main><script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '<!--', '&lt;b&gt;'];
const BLOCKS: readonly DocumentBlock[] = [
  { kind: 'heading', level: 2, id: 'fees', text: 'Fees' },
  { kind: 'paragraph', spans: [{ text: 'See ' }, { text: 'the policy', strong: true, to: '/return-policy' }] },
  { kind: 'list', isOrdered: false, items: [[{ text: 'one' }], [{ text: 'two', em: true }]] },
  { kind: 'quote', spans: [{ text: 'said' }] },
  { kind: 'table', head: [[{ text: 'Plan' }]], rows: [[[{ text: 'Year' }]]] },
];

function metadataWith(blocks: readonly DocumentBlock[], title = 'Terms of use'): PageMetadata {
  const main = { title, lede: 'In short words.', in_short: ['No refunds.'], blocks: [...blocks] };
  return { title, description: 'd', picture: null, json_ld: [], noindex: false, main };
}
const parse = (metadata: PageMetadata) => new DOMParser().parseFromString(`<body>${sentPage(metadata)}</body>`, 'text/html').body;

test('TERMS-01 the text of a page is readable in the document itself, with its headings and links', () => {
  const page = parse(metadataWith(BLOCKS));
  expect(page.querySelector('h1')?.textContent).toBe('Terms of use');
  expect(page.querySelector('h2#fees')?.textContent).toBe('Fees');
  expect(page.querySelector('a strong')?.textContent).toBe('the policy');
  expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['No refunds.', 'one', 'two']);
  expect(page.querySelector('th')?.textContent).toBe('Plan');
});

test.each(HOSTILE)('SEC-44 text stays text: %s', (text) => {
  const page = parse(
    metadataWith(
      [
        { kind: 'heading', level: 2, id: text, text },
        { kind: 'paragraph', spans: [{ text, to: `/${text}` }] },
      ],
      text,
    ),
  );
  expect([...page.querySelectorAll('*')].map(({ tagName }) => tagName).sort()).toEqual([
    'A',
    'DIV',
    'H1',
    'H2',
    'LI',
    'MAIN',
    'P',
    'P',
    'UL',
  ]);
  expect(page.querySelector('h1')?.textContent).toBe(text);
  for (const element of page.querySelectorAll('*')) expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([]);
});

test('a page without a text of its own is sent empty', () => {
  expect(sentPage(null)).toBe('');
});

test('the text of a page that looks different is there only for visitors without scripts', () => {
  const main = { title: 'About us', lede: '', in_short: [], blocks: [], only_without_scripts: true };
  expect(sentPage({ picture: null, json_ld: [], noindex: false, main })).toMatch(
    /^<noscript><main>.*<h1>About us<\/h1>.*<\/main><\/noscript>$/u,
  );
});
