import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const scopes = new WeakMap<FastifyRequest, string>();

export function rememberScope(request: FastifyRequest, scope: string): void {
  scopes.set(request, scope);
}

/** What the request and all its repetitions have in common, to be stored with what they make; null when it came without a key. */
export const RequestKey = createParamDecorator((_data: unknown, context: ExecutionContext): string | null => {
  return scopes.get(context.switchToHttp().getRequest<FastifyRequest>()) ?? null;
});
