import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error';

/** Injects the raw body of the request; throws UNSUPPORTED_MEDIA_TYPE unless it came as a PDF. */
export const UploadedCv = createParamDecorator((_data: unknown, context: ExecutionContext): Buffer => {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  if (Buffer.isBuffer(body)) return body;
  throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { detail: 'Send the CV as the body, as application/pdf.' });
});
