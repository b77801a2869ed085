import type { AttachmentQuery, UploadedAttachmentResponse } from '@alltalent/shared/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentUser } from '../../auth';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { dispositionOf } from './attachment-name';
import { AttachmentStore } from './attachment-store';
import { UploadedAttachment, type UploadedFile } from './attachment-uploads';
import { AttachmentsService } from './attachments.service';

/** Endpoints of files in messages. */
@Controller()
export class AttachmentsController {
  constructor(
    private readonly attachments: AttachmentsService,
    private readonly store: AttachmentStore,
  ) {}

  @Handles('uploadAttachment')
  async upload(@CurrentUser() userId: string, @UploadedAttachment() file: UploadedFile): Promise<UploadedAttachmentResponse> {
    return { status: 200, data: await this.attachments.add(userId, file) };
  }

  /** Serves a file under headers with which it runs and loads nothing, even opened by itself. */
  @Handles('attachment')
  async file(@CurrentUser() userId: string, @Input() query: AttachmentQuery, @Res() reply: FastifyReply): Promise<void> {
    const file = await this.attachments.open(userId, query);
    void reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', dispositionOf(file))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .header('x-content-type-options', 'nosniff')
      .type(file.mediaType);
    const options = { acceptRanges: file.kind === 'audio', cacheControl: false, contentType: false, dotfiles: 'allow' } as const;
    await reply.sendFile(this.store.relative(file.id), this.store.root, options);
  }
}
