import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const scopes = new WeakMap<FastifyRequest, string>();

export function rememberScope(request: FastifyRequest, scope: string): void {
  scopes.set(request, scope);
}

/** Injects the hash that the request shares with its repetitions, to be stored with what it creates; null without a key. */
export const RequestKey = createParamDecorator((_data: unknown, context: ExecutionContext): string | null => {
  return scopes.get(context.switchToHttp().getRequest<FastifyRequest>()) ?? null;
});
