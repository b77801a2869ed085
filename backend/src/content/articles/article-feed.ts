import type { Article } from '@alltalent/shared/contracts';
import { Feed, type Item } from 'feed';

export type Channel = {
  readonly title: string;
  readonly description: string;
  /** Whole address of the page the feed belongs to. */
  readonly page: string;
  /** Whole address of the feed itself. */
  readonly feed: string;
};

/** All that XML 1.0 cannot hold, escaped or not; half a pair is no sign either. */
const UNFIT = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** RSS 2.0 of articles, the newest first as they come. */
export function renderFeed({ title, description, page, feed: address }: Channel, articles: readonly Article[]): string {
  const [newest] = articles;
  const feed = new Feed({
    id: page,
    title: toText(title),
    description: toText(description),
    link: page,
    feed: address,
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

/** The morning in India on which the article came out. */
function dateOf({ published_on }: Article): Date {
  return new Date(`${published_on}T09:00:00+05:30`);
}

function fit(text: string): string {
  return text.replace(UNFIT, '');
}

/** For elements without CDATA, in which xml-js takes `&amp;` for an escaped `&`. */
function toText(text: string): string {
  return fit(text).replaceAll('&', '&amp;');
}
