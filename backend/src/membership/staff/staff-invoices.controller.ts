import type { InvoiceIdInput, StaffOrdersFileInput } from '@alltalent/shared/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentUser } from '../../auth';
import { actingAs } from '../../kernel/audit/acting';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { StaffOrderService } from './staff-order.service';
import { StaffOrdersService } from './staff-orders.service';

/** Downloads of ten minutes; each takes the processor for a tenth of a second. */
const DOWNLOADS = { name: 'invoice:staff', most: 100, windowMs: 10 * 60_000 } as const;

/** Files of orders in ten minutes; each reads up to 1,000. */
const FILES = { name: 'orders:staff', most: 10, windowMs: 10 * 60_000 } as const;

/** Files for staff: invoices, and lists of orders. */
@Controller()
export class StaffInvoicesController {
  constructor(
    private readonly orders: StaffOrderService,
    private readonly listed: StaffOrdersService,
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

  @Handles('staffOrdersCsv')
  async csv(
    @CurrentUser() staffId: string,
    @Input() query: StaffOrdersFileInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    await this.limits.consume([{ ...FILES, subject: staffId }]);
    const content = await actingAs(staffId, () => this.listed.file(query));
    void reply
      .header('content-disposition', 'attachment; filename="orders.csv"')
      .header('cache-control', 'private, no-store')
      .type('text/csv; charset=utf-8');
    return Buffer.from(content);
  }
}
