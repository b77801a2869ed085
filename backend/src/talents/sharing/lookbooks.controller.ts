import type {
  LookbookFeedbackInput,
  LookbookFeedbackResponse,
  DoneResponse,
  LookbookResponse,
  OpenLookbookInput,
  StopSharesInput,
  ViewLookbookInput,
} from '@alltalent/shared/contracts';
import { Controller, Header, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { t } from '../../kernel/messages';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { OptionalUser } from '../../auth';
import { LookbooksService } from './lookbooks.service';

/** Endpoints for the receiver of a share. */
@Controller()
export class LookbooksController {
  constructor(private readonly lookbooks: LookbooksService) {}

  /** Returns the lookbook to anybody with the link; it is never cached. */
  @Handles('lookbook')
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  async read(@Input() { token }: { token: string }, @Req() { cookies }: FastifyRequest): Promise<LookbookResponse> {
    return { status: 200, data: await this.lookbooks.read(token, cookies) };
  }

  @Handles('openLookbook')
  async open(@Input() input: OpenLookbookInput, @Res({ passthrough: true }) reply: FastifyReply): Promise<LookbookResponse> {
    return { status: 200, data: await this.lookbooks.open(input, reply) };
  }

  @Handles('viewLookbook')
  async view(
    @Input() { token }: ViewLookbookInput,
    @Req() { cookies }: FastifyRequest,
    @CurrentVisitor() visitor: Visitor,
    @OptionalUser() userId: string | null,
  ): Promise<void> {
    await this.lookbooks.view(token, cookies, { visitor, userId });
  }

  @Handles('sendLookbookFeedback')
  async answer(@Input() input: LookbookFeedbackInput, @Req() { cookies }: FastifyRequest): Promise<LookbookFeedbackResponse> {
    return { status: 200, data: await this.lookbooks.answer(input, cookies) };
  }

  @Handles('stopShares')
  async stop(@Input() { token }: StopSharesInput): Promise<DoneResponse> {
    await this.lookbooks.stop(token);
    return { status: 200, message: t('lookbook.stopped') };
  }

  @Handles('resumeShares')
  async resume(@Input() { token }: StopSharesInput): Promise<DoneResponse> {
    await this.lookbooks.resume(token);
    return { status: 200, message: t('lookbook.resumed') };
  }
}
