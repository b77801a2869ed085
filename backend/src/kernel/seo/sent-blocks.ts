import { type DocumentBlock, formatDay, type SiteDocument } from '@alltalent/shared/contracts';

/** Creates a paragraph; with `to` all of it is a link. */
export function paragraph(text: string, to?: string): DocumentBlock {
  return { kind: 'paragraph', spans: [to === undefined ? { text } : { text, to }] };
}

/** Formats the byline of a document, as in 'The casting desk, 14 September 2026, 3 min read'. */
export function bylineOf({
  author,
  published_on,
  reading_minutes,
}: Pick<SiteDocument, 'author' | 'published_on' | 'reading_minutes'>): string {
  return `${author}, ${formatDay(published_on)}, ${reading_minutes} min read`;
}
