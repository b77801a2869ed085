import type { DocumentBlock, DocumentSpan, WrittenDocument, SiteDocument } from '@alltalent/shared/contracts';
import { splitFrontMatter } from './front-matter';
import { readMarkdown } from './markdown';

const WORDS_PER_MINUTE = 220;

type Written = WrittenDocument & { readonly version: number };
export type DocumentContent = Omit<SiteDocument, 'effective_on' | 'is_current' | 'former' | 'next'>;

/** Reads what somebody wrote. Throws VALIDATION_FAILED for the field `markdown`. */
export function readDocument({ kind, name, version, markdown: source }: Written): DocumentContent {
  const { matter, markdown } = splitFrontMatter(kind, source);
  const blocks = readMarkdown(markdown);
  const { title, page_title = `${title} | All Talent`, description, lede, author, date, tags, in_short } = matter;
  return {
    kind,
    name,
    version,
    title,
    page_title,
    description,
    lede,
    author,
    tags,
    published_on: date,
    in_short,
    blocks,
    reading_minutes: minutesOf(blocks),
  };
}

function minutesOf(blocks: readonly DocumentBlock[]): number {
  return Math.max(1, Math.round(countWords(blocks) / WORDS_PER_MINUTE));
}

export function countWords(blocks: readonly DocumentBlock[]): number {
  return blocks.map(textOf).join(' ').split(/\s+/u).length;
}

/** A block's words without their style. */
export function textOf(block: DocumentBlock): string {
  if (block.kind === 'heading') return block.text;
  if (block.kind === 'list') return block.items.map(plain).join(' ');
  if (block.kind === 'table') return [block.head, ...block.rows].map((row) => row.map(plain).join(' ')).join(' ');
  return plain(block.spans);
}

function plain(spans: readonly DocumentSpan[]): string {
  return spans.map(({ text }) => text).join('');
}
