import type { FastifyReply } from 'fastify';

type PhotoHeaders = {
  readonly cacheControl: 'private, max-age=86400' | 'private, no-store' | 'no-store';
  readonly embedding: 'cross-origin' | 'same-origin';
};

/** Sets headers under which an uploaded picture, opened by itself, runs and loads nothing. */
export function guardPhoto(reply: FastifyReply, { cacheControl, embedding }: PhotoHeaders): void {
  void reply
    .header('cache-control', cacheControl)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', embedding);
}
