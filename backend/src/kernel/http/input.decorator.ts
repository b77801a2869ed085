import { createParamDecorator, type ExecutionContext, type PipeTransform } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Metadata key under which `@Handles` stores the pipe that validates the endpoint's input. */
export const INPUT_PIPE = 'input:pipe';

/**
 * Injects the endpoint's validated input: the body of a POST, or the query and the path parameters of a GET. Throws in a method
 * without `@Handles`.
 */
export const Input = createParamDecorator((_data: unknown, context: ExecutionContext): unknown => {
  const { method, body, query, params } = context.switchToHttp().getRequest<FastifyRequest>();
  const pipe = Reflect.getMetadata(INPUT_PIPE, context.getHandler()) as PipeTransform | undefined;
  if (!pipe) throw new Error(`${context.getHandler().name} takes an input without @Handles.`);
  const sent: unknown = method === 'POST' ? body : { ...Object(query), ...Object(params) };
  return pipe.transform(sent, { type: 'custom' });
});
