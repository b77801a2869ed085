import { type DocumentBlock, type DocumentKind, type SiteDocument, textOfBlock, type WrittenDocument } from '@alltalent/shared/contracts';
import { type FrontMatter, splitFrontMatter } from './front-matter';
import { readAnswer, readMarkdown } from './markdown';

const WORDS_PER_MINUTE = 220;
const SHOWN_LENGTH = 200;

type Written = WrittenDocument & { readonly version: number };
export type DocumentContent = Omit<SiteDocument, 'effective_on' | 'is_current' | 'former' | 'next'>;

/** Parses a written document. Throws VALIDATION_FAILED for the field `markdown`. */
export function readDocument({ kind, name, version, markdown: source }: Written): DocumentContent {
  const { matter, markdown } = splitFrontMatter(kind, source);
  const blocks = blocksOf(kind, markdown);
  const {
    title,
    page_title = `${title} | All Talent`,
    description = beginningOf(blocks),
    lede,
    author,
    date,
    tags,
    topic,
    order,
    withdrawn,
    in_short,
    picture,
    picture_alt: alt,
  } = matter;
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
    topic,
    order,
    is_withdrawn: withdrawn,
    published_on: date,
    ...(kind === 'opening' ? { opening: openingOf(matter) } : {}),
    ...(picture === '' ? {} : { picture: { name: picture, alt } }),
    in_short,
    blocks,
    reading_minutes: minutesOf(blocks),
  };
}

/** Reads the text of a kind; what somebody said in a story is words alone. */
function blocksOf(kind: DocumentKind, markdown: string): DocumentBlock[] {
  if (kind === 'story') return [{ kind: 'paragraph', spans: [{ text: markdown.trim() }] }];
  return kind === 'faq' ? readAnswer(markdown) : readMarkdown(markdown);
}

function openingOf({ place, employment, pay, closes, city, country }: FrontMatter): SiteDocument['opening'] {
  return { place, employment, pay, closes_on: closes, city, country };
}

/** Returns the beginning of a text, as a description for search engines. */
function beginningOf(blocks: readonly DocumentBlock[]): string {
  const text = blocks.map(textOfBlock).join(' ');
  return text.length <= SHOWN_LENGTH
    ? text
    : `${text
        .slice(0, SHOWN_LENGTH)
        .replace(/\s\S*$/u, '')
        .trimEnd()} …`;
}

function minutesOf(blocks: readonly DocumentBlock[]): number {
  return Math.max(1, Math.round(countWords(blocks) / WORDS_PER_MINUTE));
}

export function countWords(blocks: readonly DocumentBlock[]): number {
  return blocks.map(textOfBlock).join(' ').split(/\s+/u).length;
}
