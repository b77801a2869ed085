/** @jest-environment jsdom */
import { renderSitemapIndex, renderUrlSet } from './sitemap-xml';

type Element = { readonly textContent: string; readonly localName: string; readonly namespaceURI: string };
type XmlDocument = { readonly documentElement: Element; getElementsByTagName(name: string): Iterable<Element> };
/** The browser's own parser; the backend's types know no browser. */
declare const DOMParser: new () => { parseFromString(xml: string, type: 'application/xml'): XmlDocument };

const read = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
const textsOf = (xml: string, name: string) => [...read(xml).getElementsByTagName(name)].map(({ textContent }) => textContent);

test('an url with every sign XML knows comes through a parser as it went in', () => {
  const url = `https://a.example/x?a=1&b='"<>]]>`;
  const xml = renderUrlSet([{ url, changedOn: '2026-11-20' }, { url: 'https://a.example/' }]);
  expect(read(xml).documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(textsOf(xml, 'url')).toHaveLength(2);
  expect(textsOf(xml, 'loc')).toEqual([url, 'https://a.example/']);
  expect(textsOf(xml, 'lastmod')).toEqual(['2026-11-20']);
});

test('the index names its parts', () => {
  const xml = renderSitemapIndex([{ url: 'https://a.example/sitemaps/pages.xml' }]);
  expect(read(xml).documentElement.localName).toBe('sitemapindex');
  expect(textsOf(xml, 'loc')).toEqual(['https://a.example/sitemaps/pages.xml']);
});
