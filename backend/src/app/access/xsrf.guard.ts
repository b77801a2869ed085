import { type Declaration, DECLARATIONS, type EndpointName, ENDPOINTS } from '@alltalent/shared/contracts';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { bearerOf, visitorOf } from '../../kernel/http/access.decorators';
import { takesForm } from '../../kernel/http/form-body';
import { takesUpload } from '../../kernel/http/resumable-body';
import { isXsrfToken } from '../../auth';
import { accessTo } from './access-table';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses state-changing requests from foreign pages: they need JSON, the site's origin, and a token bound to the session id. */
@Injectable()
export class XsrfGuard implements CanActivate {
  constructor(private readonly config: AppConfig) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (SAFE_METHODS.includes(request.method)) return true;
    // A page that plays another company has a token of its own: it must not act with the visitor's session.
    if (takesForm(request.routeOptions.url ?? '')) return true;
    if (!takesUpload(request.routeOptions.url ?? '') && !isAccepted(request)) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
    // A program's request has a bearer token instead of a cookie.
    const access = accessTo(request.method, request.routeOptions.url ?? '');
    if (access === 'programs' || (access === 'platform' && bearerOf(request) !== null)) return true;
    const { sid } = visitorOf(request);
    const token = request.headers['x-xsrf-token'];
    if (sid && typeof token === 'string' && this.isOurs(request) && isXsrfToken(this.config.secretKey, sid, token)) return true;
    throw new DomainError('XSRF_REJECTED', { detail: 'This page is out of date. Please reload it and try again.' });
  }

  private isOurs(request: FastifyRequest): boolean {
    if (request.headers['sec-fetch-site'] === 'cross-site') return false;
    const { origin } = request.headers;
    if (origin === undefined) return true;
    return origin === new URL(this.config.publicUrl).origin || hostOf(origin) === request.host;
  }
}

/** Media types of the endpoints whose body is a file, by path. */
const FILE_TYPES: ReadonlyMap<string, readonly string[]> = new Map(
  (Object.entries(DECLARATIONS) as [EndpointName, Declaration][]).flatMap(([name, { files }]) =>
    files ? [[ENDPOINTS[name].path, files] as const] : [],
  ),
);

/** True for JSON, or a file where the endpoint accepts one: other sites cannot send either without a preflight request. */
function isAccepted({ headers, routeOptions }: FastifyRequest): boolean {
  const type = headers['content-type'] ?? '';
  const families = FILE_TYPES.get(routeOptions.url ?? '')?.map(familyOf) ?? [];
  return type.startsWith('application/json') || families.some((family) => type.startsWith(family));
}

/** Returns `image/` for every image type: the endpoint itself refuses unsupported ones, and names those it supports. */
function familyOf(type: string): string {
  return type.startsWith('image/') ? 'image/' : type;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
