import { DOCUMENT_KINDS } from '../content/document-kinds';

/** What staff write: `words` of the home page and the campaign pages, and every kind of document. */
export const TEXT_KINDS = ['words', ...DOCUMENT_KINDS] as const;
export type TextKind = (typeof TEXT_KINDS)[number];
