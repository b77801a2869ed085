import type { FastifyReply } from 'fastify';

type PhotoHeaders = { readonly keep: 'private, max-age=86400' | 'no-store'; readonly embedding: 'cross-origin' | 'same-origin' };

/** Whatever somebody managed to put into a picture: opened by itself it runs nothing and loads nothing. */
export function guardPhoto(reply: FastifyReply, { keep, embedding }: PhotoHeaders): void {
  void reply
    .header('cache-control', keep)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', embedding);
}
