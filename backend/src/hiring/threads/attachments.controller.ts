import type { AttachmentQuery, UploadedAttachmentResponse } from '@alltalent/shared/contracts';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser } from '../../auth';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { sendObject } from '../../kernel/http/send-object';
import { AttachmentStore } from './attachment-store';
import { UploadedAttachment, type UploadedFile } from './attachment-uploads';
import { AttachmentsService } from './attachments.service';
import { noSuchFile } from './thread-refusals';

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

  /** Serves a file under headers with which it runs and loads nothing, even opened by itself. A PDF is saved by the browser. */
  @Handles('attachment')
  async file(
    @CurrentUser() userId: string,
    @Input() query: AttachmentQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { id, mediaType, name, kind } = await this.attachments.open(userId, query);
    const file = { key: this.store.keyOf(id), mediaType, name, isSaved: kind === 'pdf' };
    if (!(await sendObject(this.store, file, { request, reply }))) throw noSuchFile();
  }
}
