import type { FiguresFileInput, FiguresQuery, FiguresResponse } from '@alltalent/shared/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentUser } from '../../auth';
import { actingAs } from '../../kernel/audit/acting';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { contentDisposition } from '../../kernel/text/file-name';
import { leadsCsv, periodsCsv } from './figures-csv';
import { FiguresService } from './figures.service';

@Controller()
export class FiguresController {
  constructor(
    private readonly figures: FiguresService,
    private readonly audit: AuditTrail,
  ) {}

  @Handles('officeFigures')
  async read(@CurrentUser() staffId: string, @Input() query: FiguresQuery): Promise<FiguresResponse> {
    return { status: 200, data: await this.figures.read(staffId, query) };
  }

  @Handles('officeFiguresCsv')
  async file(
    @CurrentUser() staffId: string,
    @Input() { of, ...query }: FiguresFileInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const figures = await this.figures.read(staffId, query);
    const { from, to } = figures.now;
    await actingAs(staffId, () => this.audit.record('export-figures', 'figures', `${of} by ${figures.by}, ${from} to ${to}`));
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', contentDisposition('attachment', `figures-${of}-${from}-${to}.csv`))
      .header('cache-control', 'private, no-store');
    return Buffer.from(of === 'leads' ? leadsCsv(figures) : periodsCsv(figures));
  }
}
