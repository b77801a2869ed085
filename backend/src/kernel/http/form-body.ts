import type { FastifyInstance } from 'fastify';
import { DomainError } from '../domain-error';

/** Routes of plain HTML forms, and of forms that mail programs send (RFC 8058), by path. */
const FORM_ROUTES: readonly string[] = ['/dev/payments/:ref', '/api/saved-searches/unsubscribe/:token'];

/** True for the route of a form. It brings a token of its own, in a hidden field or in its address. */
export function takesForm(route: string): boolean {
  return FORM_ROUTES.includes(route);
}

/** Accepts fields of HTML forms on the routes that have one; others refuse them with 415. */
export function acceptForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (!takesForm(request.routeOptions.url ?? '')) return done(new DomainError('UNSUPPORTED_MEDIA_TYPE'));
    return done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  // Mail programs may send this one, too; its fields say nothing that the address does not.
  fastify.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (request, _body, done) => {
    if (!takesForm(request.routeOptions.url ?? '')) return done(new DomainError('UNSUPPORTED_MEDIA_TYPE'));
    return done(null, {});
  });
}
