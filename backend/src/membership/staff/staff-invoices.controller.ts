import type { InvoiceIdInput } from '@alltalent/shared/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentUser } from '../../auth';
import { actingAs } from '../../kernel/audit/acting';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { StaffOrderService } from './staff-order.service';

/** Downloads of ten minutes; each takes the processor for a tenth of a second. */
const DOWNLOADS = { name: 'invoice:staff', most: 100, windowMs: 10 * 60_000 } as const;

@Controller()
export class StaffInvoicesController {
  constructor(
    private readonly orders: StaffOrderService,
    private readonly limits: RateLimitsService,
  ) {}

  @Handles('staffInvoice')
  async download(
    @CurrentUser() staffId: string,
    @Input() { id }: InvoiceIdInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    await this.limits.consumeForRead([{ ...DOWNLOADS, subject: staffId }]);
    const { name, type, content } = await actingAs(staffId, () => this.orders.invoice(id));
    void reply.header('content-disposition', `attachment; filename="${name}"`).header('cache-control', 'private, no-store').type(type);
    return content;
  }
}
