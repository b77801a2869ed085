import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isKnown } from './document-etag';
import { allowInline, framedHeaders, type InlineTexts, PAGE_HEADERS } from './security-headers';

const POLICY = 'content-security-policy';

export type SentDocument = {
  /** UTF-8. */
  readonly html: Buffer;
  /** The page token in the document. */
  readonly token: string;
  /** Variants for the page to keep; null for none. */
  readonly offer: string | null;
  /** 200, 404 or 410. */
  readonly status: number;
  /** Set-Cookie value; null for none. */
  readonly cookie: string | null;
  /** Scripts and stylesheets in the document of a drawn page; null for a page that the browser draws. */
  readonly inline: InlineTexts | null;
  /** The office shows a draft in it, in a frame. */
  readonly isPreview: boolean;
  /** A page of a view, or with a preview: nothing may keep it. */
  readonly isPrivate: boolean;
};

/**
 * Sends a document with its status. A drawn one has an ETag, and a browser that has the same one is told so (304). A 304 carries
 * every header again, because browsers replace the stored ones by them. A document that sets a cookie or offers variants is always
 * sent whole: whoever has not chosen is drawn again for each page, and a page kept only when the draw is the same would shift the split.
 */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, document: SentDocument): FastifyReply {
  const { html, token, offer, status, cookie, inline, isPreview, isPrivate } = document;
  reply.headers(PAGE_HEADERS);
  if (isPreview) reply.headers(framedHeaders(String(reply.getHeader(POLICY))));
  if (isPrivate) reply.header('cache-control', 'private, no-store');
  if (cookie !== null) reply.header('set-cookie', cookie);
  if (inline === null) return reply.code(status).type('text/html; charset=utf-8').send(html);
  allowInline(reply, inline);
  const etag = isPrivate ? null : etagOf(html, offer === null ? [token] : [token, offer]);
  if (etag !== null) reply.header('etag', etag);
  const isUnchanged = etag !== null && cookie === null && offer === null && isKnown(request.headers['if-none-match'], etag);
  if (isUnchanged) return reply.code(304).send();
  return reply.code(200).type('text/html; charset=utf-8').send(html);
}
