import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isKnown } from './document-etag';
import { DocumentMemory } from './document-memory';
import { bytesOf, type Part } from '../registry/document-parts';
import { allowInline, framedHeaders, type InlineTexts, PAGE_HEADERS } from './security-headers';

const POLICY = 'content-security-policy';

export type SentDocument = {
  readonly parts: readonly Part[];
  /** Whether it offers variants for the page to keep. */
  readonly hasOffer: boolean;
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
 * Sends a document with its status. A drawn page that is there has an ETag, and a browser that has the same one is told so (304). A 304 carries
 * every header again, because browsers replace the stored ones by them. A document that sets a cookie or offers variants is always
 * sent whole: whoever has not chosen is drawn again for each page, and a page kept only when the draw is the same would shift the split.
 */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, document: SentDocument): FastifyReply {
  const { parts, hasOffer, status, cookie, inline, isPreview, isPrivate } = document;
  reply.headers(PAGE_HEADERS);
  if (isPreview) reply.headers(framedHeaders(String(reply.getHeader(POLICY))));
  if (isPrivate) reply.header('cache-control', 'private, no-store');
  if (cookie !== null) reply.header('set-cookie', cookie);
  if (inline === null) return sendParts(reply.code(status), parts);
  allowInline(reply, inline);
  const etag = isPrivate || status !== 200 ? null : etagOf(parts);
  if (etag !== null) reply.header('etag', etag);
  const isUnchanged = etag !== null && cookie === null && !hasOffer && isKnown(request.headers['if-none-match'], etag);
  if (isUnchanged) return reply.code(304).send();
  return sendParts(reply.code(status), parts);
}

const memory = new DocumentMemory();

function sendParts(reply: FastifyReply, parts: readonly Part[]): FastifyReply {
  const bytes = bytesOf(parts, (size) => memory.take(size));
  // On `finish` the operating system has every byte. A response that breaks off may still be read, so its memory is not recycled.
  reply.raw.once('finish', () => memory.recycle(bytes));
  return reply.type('text/html; charset=utf-8').send(bytes);
}
