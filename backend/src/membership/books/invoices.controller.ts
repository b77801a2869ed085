import type { InvoiceIdInput } from '@alltalent/shared/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentUser } from '../../auth';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { InvoicesService } from './invoices.service';

/** Downloads of ten minutes; each takes the processor for a tenth of a second. */
const DOWNLOADS = { name: 'invoice:account', most: 30, windowMs: 10 * 60_000 } as const;

@Controller()
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly limits: RateLimitsService,
  ) {}

  @Handles('membershipInvoice')
  async download(
    @CurrentUser() userId: string,
    @Input() { id }: InvoiceIdInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    await this.limits.consumeForRead([{ ...DOWNLOADS, subject: userId }]);
    const { name, type, content } = await this.invoices.file(userId, id);
    void reply.header('content-disposition', `attachment; filename="${name}"`).header('cache-control', 'private, no-store').type(type);
    return content;
  }
}
