import { applyDecorators, type CallHandler, type ExecutionContext, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { map, type Observable } from 'rxjs';

/** Lets browsers and proxies cache a public response for `seconds`, and sends 304 while its ETag is unchanged. */
export function Cacheable(seconds: number): MethodDecorator {
  return applyDecorators(UseInterceptors(new CacheableInterceptor(seconds)));
}

export class CacheableInterceptor implements NestInterceptor {
  constructor(private readonly seconds: number) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map((body: unknown) => {
        const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`;
        void reply.header('etag', etag).header('cache-control', `public, max-age=${this.seconds}`);
        if (!matches(request.headers['if-none-match'], etag)) return body;
        void reply.status(304);
        return undefined;
      }),
    );
  }
}

function matches(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((candidate) => candidate.trim().replace(/^W\//u, '') === etag);
}
