import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StyledHtml } from '../drawing/draw-outcome';
import { etagOf, isKnown } from './document-etag';
import { PAGE_HEADERS, withStyles } from './security-headers';

const POLICY = 'content-security-policy';

export type SentDocument = {
  readonly html: string;
  /** The page token in the document. */
  readonly token: string;
  readonly isFound: boolean;
  /** Set-Cookie value; null for none. */
  readonly cookie: string | null;
  readonly drawn: StyledHtml | null;
};

/**
 * Sends a document with its status. A drawn one has an ETag, and a browser that has the same one is told so (304). A 304 carries
 * every header again, because browsers replace the stored ones by them. A document that sets a cookie is always sent whole.
 */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, document: SentDocument): FastifyReply {
  const { html, token, isFound, cookie, drawn } = document;
  reply.headers(PAGE_HEADERS);
  if (cookie !== null) reply.header('set-cookie', cookie);
  if (drawn === null)
    return reply
      .code(isFound ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(html);
  const etag = etagOf(html, token);
  reply.header(POLICY, withStyles(String(reply.getHeader(POLICY)), drawn.styles)).header('etag', etag);
  if (cookie === null && isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.code(200).type('text/html; charset=utf-8').send(html);
}
