import { anchorOf } from './document-blocks';

/** Headings of the two pages that list texts: on the page itself and in the document the server sends. */
export const READING_LISTS = {
  faqs: {
    title: 'Asked in every green room',
    page_title: 'Questions and answers | All Talent',
    description: 'Answers for talent, clients and parents: joining, pay, agreements, safety and the account.',
    lede: 'Something else? A person answers within one working day.',
  },
  articles: {
    title: 'From the casting desk',
    page_title: 'Articles | All Talent',
    feed_title: 'All Talent: from the casting desk',
    description: 'Self-tapes, portfolios, contracts and safety on set: advice from the casting desk.',
    lede: 'Self-tapes, portfolios, contracts and safety on set: what we tell people when they ask.',
  },
} as const;

/** Anchor of a topic on /faqs, apart from those of its questions. */
export function topicAnchorOf(topic: string): string {
  return `topic-${anchorOf(topic)}`;
}

/** Where the feed of the articles is, from the site's root. */
export const ARTICLE_FEED = '/article/rss.xml';
