import { VIDEO_UPLOAD_PATH } from '@alltalent/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../domain-error';

const UPLOAD_ROUTES: readonly string[] = [VIDEO_UPLOAD_PATH, `${VIDEO_UPLOAD_PATH}/:id`];

/** True for the routes of uploads that are continued after a cut. Their requests have headers that other sites cannot send unasked. */
export function takesUpload(route: string): boolean {
  return UPLOAD_ROUTES.includes(route);
}

/** Leaves the parts of uploads unread for their handler, which stores them as they come; other routes refuse them with 415. */
export function acceptParts(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('application/offset+octet-stream', (request, _body, done) => {
    if (!takesUpload(request.routeOptions.url ?? '')) return done(new DomainError('UNSUPPORTED_MEDIA_TYPE'));
    return done(null, undefined);
  });
}
