import type { Article } from '@alltalent/shared/contracts';
import { Feed, type Item } from 'feed';

export type Channel = {
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the page the feed belongs to. */
  readonly page: string;
  /** Absolute URL of the feed. */
  readonly feed: string;
};

/** Characters that XML 1.0 does not allow, escaped or not, among them lone surrogates. */
const UNFIT = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Renders articles as RSS 2.0, in the order given. */
export function renderFeed({ title, description, page, feed: feedUrl }: Channel, articles: readonly Article[]): string {
  const [newest] = articles;
  const feed = new Feed({
    id: page,
    title: toText(title),
    description: toText(description),
    link: page,
    feed: feedUrl,
    language: 'en',
    copyright: '',
    generator: false,
    ...(newest && { updated: dateOf(newest) }),
  });
  // The library declares this namespace only for feeds that carry whole articles.
  feed.addExtension({ name: '_attributes', objects: { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' } });
  for (const article of articles) feed.addItem(toItem(page, article));
  return feed.rss2();
}

function toItem(page: string, article: Article): Item {
  const { slug, title, summary, author, tags } = article;
  return {
    title: fit(title),
    link: `${page}/${slug}`,
    date: dateOf(article),
    description: fit(summary),
    category: tags.map((tag) => ({ name: toText(tag) })),
    // RSS wants a mail address in its own <author>.
    extensions: [{ name: 'dc:creator', objects: { _text: toText(author) } }],
  };
}

/** Returns 9:00 in India on the day of publication; articles have no time of day. */
function dateOf({ published_on }: Article): Date {
  return new Date(`${published_on}T09:00:00+05:30`);
}

function fit(text: string): string {
  return text.replace(UNFIT, '');
}

/** Escapes `&` for elements without CDATA, where xml-js takes `&amp;` for an escaped `&`. */
function toText(text: string): string {
  return fit(text).replaceAll('&', '&amp;');
}
