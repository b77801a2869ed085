// Separate from the schemas, so that a page that only shows a text does not ship the validator.

/** Text of one style. `to` makes it a link: a path of the site, https or mailto. */
export type DocumentSpan = {
  readonly text: string;
  readonly strong?: true;
  readonly em?: true;
  readonly to?: string;
};

/** Part of a text in reading order, without markup: the renderer chooses the elements. */
export type DocumentBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly DocumentSpan[] }
  | { readonly kind: 'quote'; readonly spans: readonly DocumentSpan[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly DocumentSpan[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly DocumentSpan[])[];
      readonly rows: readonly (readonly (readonly DocumentSpan[])[])[];
    };

const LINK = /^(?:\/(?![/\\])|#|https:\/\/|mailto:)/u;

/** True for an address a text may lead to. */
export function isDocumentLink(url: string): boolean {
  return LINK.test(url) && !/[\s\p{Cc}]/u.test(url);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isSpan(value: unknown): boolean {
  if (!isRecord(value) || typeof value['text'] !== 'string') return false;
  const to = value['to'];
  return to === undefined || (typeof to === 'string' && isDocumentLink(to));
}

const isSpans = (value: unknown) => Array.isArray(value) && value.every(isSpan);
const isCells = (value: unknown) => Array.isArray(value) && value.every(isSpans);

const CHECKS: Readonly<Record<string, (block: Readonly<Record<string, unknown>>) => boolean>> = {
  heading: ({ level, id, text }) => (level === 2 || level === 3) && typeof id === 'string' && typeof text === 'string',
  paragraph: ({ spans }) => isSpans(spans),
  quote: ({ spans }) => isSpans(spans),
  list: ({ isOrdered, items }) => typeof isOrdered === 'boolean' && isCells(items),
  table: ({ head, rows }) => isCells(head) && Array.isArray(rows) && rows.every(isCells),
};

/** True for a block as above; what comes over the wire is looked at before it is shown. */
export function isDocumentBlock(value: unknown): value is DocumentBlock {
  return isRecord(value) && (CHECKS[String(value['kind'])]?.(value) ?? false);
}

/** Returns the text of a block without its styles. */
export function textOfBlock(block: DocumentBlock): string {
  if (block.kind === 'heading') return block.text;
  if (block.kind === 'list') return block.items.map(textOfSpans).join(' ');
  if (block.kind === 'table') return [block.head, ...block.rows].map((row) => row.map(textOfSpans).join(' ')).join(' ');
  return textOfSpans(block.spans);
}

/** Returns the anchor for a heading: 'For talent' -> 'for-talent'. */
export function anchorOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}

function textOfSpans(spans: readonly DocumentSpan[]): string {
  return spans.map(({ text }) => text).join('');
}
