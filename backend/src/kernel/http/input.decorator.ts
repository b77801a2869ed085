import { createParamDecorator, type ExecutionContext, type PipeTransform } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Under this name `@Handles` leaves the pipe of its call at the method. */
export const INPUT_PIPE = 'input:pipe';

/**
 * What the call was sent, checked against its declaration: the body of a POST, the query and the parts of the path of a
 * GET. Only in methods with `@Handles`.
 */
export const Input = createParamDecorator((_data: unknown, context: ExecutionContext): unknown => {
  const { method, body, query, params } = context.switchToHttp().getRequest<FastifyRequest>();
  const pipe = Reflect.getMetadata(INPUT_PIPE, context.getHandler()) as PipeTransform | undefined;
  if (!pipe) throw new Error(`${context.getHandler().name} takes an input without @Handles.`);
  const sent: unknown = method === 'POST' ? body : { ...Object(query), ...Object(params) };
  return pipe.transform(sent, { type: 'custom' });
});
