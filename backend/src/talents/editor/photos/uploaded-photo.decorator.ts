import { PHOTO_TYPES } from '@alltalent/shared/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../kernel/domain-error';
import type { UploadedPhoto } from './photo-renderer.service';

/** The request's body as it came; anything but a photo is refused. */
export const Uploaded = createParamDecorator((_data: unknown, context: ExecutionContext): UploadedPhoto => {
  const { body, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const type = PHOTO_TYPES.find((candidate) => candidate === headers['content-type']);
  if (type !== undefined && Buffer.isBuffer(body)) return { bytes: body, type };
  throw new DomainError('UNSUPPORTED_MEDIA_TYPE', {
    detail: 'Send the photo as the body, as image/jpeg, image/png, image/webp or image/heic.',
  });
});
