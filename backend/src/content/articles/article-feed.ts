import type { Article } from '@alltalent/shared/contracts';

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
const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** RSS 2.0 of articles, the newest first as they come. */
export function renderFeed({ title, description, page, feed }: Channel, articles: readonly Article[]): string {
  const newest = articles[0];
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', page),
    element('description', description),
    '<language>en</language>',
    `<atom:link href="${escapeXml(feed)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', dateOf(newest))] : []),
    ...articles.map((article) => renderItem(page, article)),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

function renderItem(page: string, article: Article): string {
  const { slug, title, summary, author, tags } = article;
  const address = `${page}/${slug}`;
  return [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', dateOf(article)),
    element('dc:creator', author),
    ...tags.map((tag) => element('category', tag)),
    element('description', summary),
    '</item>',
  ].join('\n');
}

/** The morning in India on which the article came out, as RFC 822 writes it. */
function dateOf({ published_on }: Article): string {
  return new Date(`${published_on}T09:00:00+05:30`).toUTCString();
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function escapeXml(text: string): string {
  return text.replace(UNFIT, '').replace(/[&<>"']/gu, (sign) => NAMED[sign] ?? sign);
}
