import {
  type AnswerTicketInput,
  type AssignTicketInput,
  type BulkChangeTicketsInput,
  type BulkResponse,
  CV_TYPE,
  type MoveTicketInput,
  type NoteTicketInput,
  type TicketDetailResponse,
  type TicketIdInput,
  type TicketQueueInput,
  type TicketQueueResponse,
} from '@alltalent/shared/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentUser } from '../../../auth';
import { actingAs } from '../../../kernel/audit/acting';
import { Handles } from '../../../kernel/http/handles.decorator';
import { Input } from '../../../kernel/http/input.decorator';
import { contentDisposition } from '../../../kernel/text/file-name';
import { AnsweringTicketsService } from './answering-tickets.service';
import { TicketCvsService } from './ticket-cvs.service';
import { TicketDetailService } from './ticket-detail.service';
import { TicketItemsService } from './ticket-items.service';

@Controller()
export class TicketQueueController {
  constructor(
    private readonly items: TicketItemsService,
    private readonly tickets: TicketDetailService,
    private readonly cvs: TicketCvsService,
    private readonly answering: AnsweringTicketsService,
  ) {}

  @Handles('ticketQueue')
  list(@CurrentUser() staffId: string, @Input() input: TicketQueueInput): Promise<TicketQueueResponse> {
    return actingAs(staffId, () => this.items.page(staffId, input));
  }

  @Handles('queuedTicket')
  read(@CurrentUser() staffId: string, @Input() { id }: TicketIdInput): Promise<TicketDetailResponse> {
    return actingAs(staffId, () => this.shown(id));
  }

  /** Serves a stranger's file to be saved, under headers with which a browser runs and loads nothing of it. */
  @Handles('ticketCv')
  async cv(@CurrentUser() staffId: string, @Input() { id }: TicketIdInput, @Res() reply: FastifyReply): Promise<void> {
    const bytes = await actingAs(staffId, () => this.cvs.read(id));
    await reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', contentDisposition('attachment', `${id}.pdf`))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .header('x-content-type-options', 'nosniff')
      .type(CV_TYPE)
      .send(bytes);
  }

  @Handles('answerTicket')
  answer(@CurrentUser() staffId: string, @Input() input: AnswerTicketInput): Promise<TicketDetailResponse> {
    return this.changed(staffId, input.id, () => this.answering.answer(staffId, input));
  }

  @Handles('noteTicket')
  note(@CurrentUser() staffId: string, @Input() input: NoteTicketInput): Promise<TicketDetailResponse> {
    return this.changed(staffId, input.id, () => this.answering.note(staffId, input));
  }

  @Handles('assignTicket')
  assign(@CurrentUser() staffId: string, @Input() input: AssignTicketInput): Promise<TicketDetailResponse> {
    return this.changed(staffId, input.id, () => this.answering.assign(input));
  }

  @Handles('moveTicket')
  move(@CurrentUser() staffId: string, @Input() input: MoveTicketInput): Promise<TicketDetailResponse> {
    return this.changed(staffId, input.id, () => this.answering.move(input));
  }

  @Handles('bulkChangeTickets')
  async changeMany(@CurrentUser() staffId: string, @Input() input: BulkChangeTicketsInput): Promise<BulkResponse> {
    return { status: 200, data: await actingAs(staffId, () => this.answering.changeMany(input)) };
  }

  private changed(staffId: string, id: string, work: () => Promise<unknown>): Promise<TicketDetailResponse> {
    return actingAs(staffId, async () => {
      await work();
      return this.shown(id);
    });
  }

  private async shown(id: string): Promise<TicketDetailResponse> {
    return { status: 200, data: await this.tickets.read(id) };
  }
}
