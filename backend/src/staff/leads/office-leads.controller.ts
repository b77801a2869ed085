import { Readable } from 'node:stream';
import type {
  BulkChangeLeadsInput,
  BulkResponse,
  ChangeLeadInput,
  ExportLeadsInput,
  LeadIdInput,
  LeadListInput,
  LeadListResponse,
  LeadResponse,
  NoteLeadInput,
} from '@alltalent/shared/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentUser } from '../../auth';
import { actingAs } from '../../kernel/audit/acting';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { contentDisposition } from '../../kernel/text/file-name';
import { ExportingLeadsService } from './exporting-leads.service';
import { LeadActsService } from './lead-acts.service';
import { LeadItemsService } from './lead-items.service';
import { OfficeLeadService } from './office-lead.service';

@Controller()
export class OfficeLeadsController {
  constructor(
    private readonly items: LeadItemsService,
    private readonly leads: OfficeLeadService,
    private readonly acts: LeadActsService,
    private readonly exporting: ExportingLeadsService,
  ) {}

  @Handles('leads')
  list(@CurrentUser() staffId: string, @Input() input: LeadListInput): Promise<LeadListResponse> {
    return actingAs(staffId, () => this.items.page(staffId, input));
  }

  @Handles('lead')
  async read(@CurrentUser() staffId: string, @Input() { id }: LeadIdInput): Promise<LeadResponse> {
    return { status: 200, data: await actingAs(staffId, () => this.leads.read(staffId, id)) };
  }

  @Handles('changeLead')
  change(@CurrentUser() staffId: string, @Input() input: ChangeLeadInput): Promise<LeadResponse> {
    return this.changed(staffId, input.id, () => this.acts.change(staffId, input));
  }

  @Handles('noteLead')
  note(@CurrentUser() staffId: string, @Input() input: NoteLeadInput): Promise<LeadResponse> {
    return this.changed(staffId, input.id, () => this.acts.note(staffId, input));
  }

  @Handles('bulkChangeLeads')
  async changeMany(@CurrentUser() staffId: string, @Input() input: BulkChangeLeadsInput): Promise<BulkResponse> {
    return { status: 200, data: await actingAs(staffId, () => this.acts.changeMany(staffId, input)) };
  }

  @Handles('exportLeads')
  async export(@CurrentUser() staffId: string, @Input() input: ExportLeadsInput, @Res() reply: FastifyReply): Promise<void> {
    const { name, chunks, next } = await actingAs(staffId, () => this.exporting.open(staffId, input));
    if (next !== '') void reply.header('x-next-part', next);
    await reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', contentDisposition('attachment', name))
      .header('cache-control', 'private, no-store')
      .send(Readable.from(chunks));
  }

  private changed(staffId: string, id: string, work: () => Promise<unknown>): Promise<LeadResponse> {
    return actingAs(staffId, async () => {
      await work();
      return { status: 200, data: await this.leads.read(staffId, id) };
    });
  }
}
