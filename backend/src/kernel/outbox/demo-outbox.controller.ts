import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type InferType, number, object, string } from 'yup';
import { DomainError } from '../domain-error';
import { t } from '../messages';
import { validated } from '../http/validated.pipe';
import { DEMO_OUTBOX_STYLE, demoOutboxPage } from './demo-outbox.page';
import { MailAttachments } from './mail-attachments';
import { CHANNELS } from './message';
import { OutboxService, type ShownMessage } from './outbox.service';

const querySchema = object({ to: string().trim().lowercase().max(254).optional() });

const attachmentSchema = object({
  message: number().integer().min(1).max(2_147_483_647).required(),
  index: number().integer().min(0).max(9).required(),
});
type AttachmentQuery = InferType<typeof attachmentSchema>;

/** Demo outbox: shows the messages of a site without a mail server or a phone gateway. 404 in production. */
@Controller('dev')
export class DemoOutboxController {
  constructor(
    private readonly outbox: OutboxService,
    private readonly attachments: MailAttachments,
  ) {}

  @Get('outbox')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
  async page(): Promise<string> {
    this.requireDemo();
    return demoOutboxPage(await this.outbox.newest());
  }

  @Get('outbox.css')
  @Header('content-type', 'text/css; charset=utf-8')
  style(): string {
    this.requireDemo();
    return DEMO_OUTBOX_STYLE;
  }

  @Get('outbox.json')
  async list(@Query(validated(querySchema)) { to }: { to?: string | undefined }): Promise<readonly ShownMessage[]> {
    this.requireDemo();
    const messages = await this.outbox.newest();
    // A plus sign that was not encoded arrives as a space, and is trimmed off.
    return messages.filter((message) => to === undefined || message.to === to || message.to === `+${to}`);
  }

  @Get('outbox/attachment')
  async attachment(
    @Query(validated(attachmentSchema)) { message: id, index }: AttachmentQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    this.requireDemo();
    const message = (await this.outbox.newest()).find((shown) => shown.id === id);
    const ref = message?.channel === 'mail' ? message.attachments?.[index] : undefined;
    if (!ref) throw new DomainError('NOT_FOUND', { detail: t('outbox.noAttachment') });
    const { name, type, content } = await this.attachments.read(ref);
    void reply.header('content-disposition', `attachment; filename="${name}"`).header('cache-control', 'no-store').type(type);
    return content;
  }

  private requireDemo(): void {
    if (!CHANNELS.some((channel) => this.outbox.isDemo(channel)))
      throw new DomainError('NOT_FOUND', { detail: 'There is no demo outbox here.' });
  }
}
