import { createHash } from 'node:crypto';

/** A script or stylesheet in a document, and the source that allows this very text in the content security policy. */
export type InlineText = { readonly text: string; readonly source: string };

/** Returns a text for a document. Throws when it would end its own element. */
export function inlineText(text: string): InlineText {
  if (/<\/s(?:cript|tyle)/iu.test(text)) throw new Error('would end its own element in the document');
  return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}
