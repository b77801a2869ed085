import { ATTACHMENT_TYPE_ALIASES, ATTACHMENT_TYPES, type AttachmentKind, ENDPOINTS, HIRING_LIMITS } from '@alltalent/shared/contracts';
import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { SessionService } from '../../auth';
import { DomainError } from '../../kernel/domain-error';
import { visitorOf } from '../../kernel/http/access.decorators';
import { FileUploads, type UploadPlan } from '../../kernel/http/file-uploads';
import { UploadRoom } from '../../kernel/http/upload-room';
import { t } from '../../kernel/messages';
import { kindOf } from './attachment-formats';
import { MessageLimitsService } from './message-limits.service';

const RECORDED = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4;codecs=opus'] as const;

/** Accepts files of messages as the body of one endpoint, from signed-in users. */
@Injectable()
export class AttachmentUploads extends FileUploads {
  protected readonly plan: UploadPlan = {
    endpoint: ENDPOINTS.uploadAttachment,
    family: /^(?:image\/|audio\/|application\/pdf)/u,
    types: [...ATTACHMENT_TYPES, ...ATTACHMENT_TYPE_ALIASES, ...RECORDED],
    mostBytes: HIRING_LIMITS.attachmentBytes,
    room: new UploadRoom({ atOnce: 8, atOnceByOne: 3 }),
    messages: {
      wrongType: t('threads.wrongType'),
      tooLarge: t('threads.fileTooLarge'),
      torn: t('threads.fileTorn'),
      noRoom: t('threads.noRoom'),
    },
  };

  constructor(
    host: HttpAdapterHost,
    private readonly sessions: SessionService,
    private readonly limits: MessageLimitsService,
  ) {
    super(host);
  }

  protected async senderOf(request: FastifyRequest): Promise<string> {
    const session = await this.sessions.find(visitorOf(request));
    if (!session) throw new DomainError('NOT_SIGNED_IN');
    return session.userId;
  }

  protected count(userId: string): Promise<void> {
    return this.limits.upload(userId);
  }
}

export type UploadedFile = { readonly bytes: Buffer; readonly kind: AttachmentKind };

/** Injects the raw body of the request with the kind its media type announces; throws UNSUPPORTED_MEDIA_TYPE for any other body. */
export const UploadedAttachment = createParamDecorator((_data: unknown, context: ExecutionContext): UploadedFile => {
  const { body, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const kind = kindOf(headers['content-type'] ?? '');
  if (kind !== null && Buffer.isBuffer(body)) return { bytes: body, kind };
  throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { detail: t('threads.wrongType') });
});
