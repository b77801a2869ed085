/** @jest-environment jsdom */
import type { Article } from '@alltalent/shared/contracts';
import { renderFeed } from './article-feed';

const CHANNEL = {
  title: 'All Talent & friends',
  description: 'Advice',
  page: 'https://alltalent.example/article',
  feed: 'https://alltalent.example/article/rss.xml',
};
const article = (change: Partial<Article> = {}): Article => ({
  slug: 'self-tapes',
  title: 'A self-tape',
  summary: 'Light, sound, frame.',
  author: 'The casting desk',
  published_on: '2026-09-14',
  reading_minutes: 4,
  tags: ['Audition', 'Actor'],
  ...change,
});

type XmlElement = {
  readonly textContent: string;
  getAttribute(name: string): string | null;
  getElementsByTagName(name: string): readonly XmlElement[];
};
type XmlDocument = XmlElement & { readonly documentElement: XmlElement };
type XmlParser = new () => { parseFromString(text: string, type: 'application/xml'): XmlDocument };
// The browser's parser, which the programs of the backend do without.
const { DOMParser } = globalThis as unknown as { readonly DOMParser: XmlParser };

/** Read by a parser that takes well-formed XML only. */
function parse(articles: readonly Article[]): XmlDocument {
  const document = new DOMParser().parseFromString(renderFeed(CHANNEL, articles), 'application/xml');
  expect(document.getElementsByTagName('parsererror')).toHaveLength(0);
  return document;
}
const textsOf = (parent: XmlElement, name: string) => [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent);

test('the feed has a channel, and an item of every article with whole addresses', () => {
  const feed = parse([article(), article({ slug: 'contracts', title: 'Contracts', published_on: '2026-01-02' })]);
  expect(feed.documentElement.getAttribute('version')).toBe('2.0');
  expect(textsOf(feed, 'title')).toEqual(['All Talent & friends', 'A self-tape', 'Contracts']);
  expect(textsOf(feed, 'guid')).toEqual(['https://alltalent.example/article/self-tapes', 'https://alltalent.example/article/contracts']);
  expect(textsOf(feed, 'category')).toEqual(['Audition', 'Actor', 'Audition', 'Actor']);
  expect(textsOf(feed, 'dc:creator')).toEqual(['The casting desk', 'The casting desk']);
  expect(textsOf(feed, 'pubDate')).toEqual(['Mon, 14 Sep 2026 03:30:00 GMT', 'Fri, 02 Jan 2026 03:30:00 GMT']);
  expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(CHANNEL.feed);
});

test.each([
  ['markup', '</title></item><script>alert(1)</script>'],
  ['the end of a section', ']]> <![CDATA[ <b>'],
  ['entities', '&lt; &amp; &unknown; &#0;'],
  ['quotes', `"double" 'single'`],
  ['other scripts', 'கலை 🎭 कला'],
])('SEC-44 %s in an article stays words', (_what, words) => {
  const feed = parse([article({ title: words, summary: words, author: words, tags: [words] })]);
  const [item] = feed.getElementsByTagName('item');
  if (!item) throw new Error('There is no item');
  for (const name of ['title', 'description', 'dc:creator', 'category']) expect(textsOf(item, name)).toEqual([words]);
});

test('SEC-44 signs that XML cannot hold are left out', () => {
  const feed = parse([article({ title: 'a\u0000\u0008\u000b\u001f\ufffe\ud83d b \u{1f3ad}' })]);
  expect(textsOf(feed, 'title')[1]).toBe('a b \u{1f3ad}');
});

test('without articles the feed is an empty channel', () => {
  expect(parse([]).getElementsByTagName('item')).toHaveLength(0);
});
