import {
  DESK_NAMES,
  type DeskEmailsResponse,
  type ContactFormTokenResponse,
  type PageMetadataResponse,
  type ContactMessageInput,
  type TicketResponse,
} from '@alltalent/shared/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { AppConfig } from '../../kernel/config/config';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { requireBrowser, OptionalUser, SessionService } from '../../auth';
import { FormTokensService } from '../../kernel/form-protection/form-tokens.service';
import { RequestKey } from '../../kernel/idempotency/request-key.decorator';
import { ContactMetadataService } from './contact-metadata.service';
import { ContactMessagesService } from './contact-messages.service';

@Controller()
export class ContactMessagesController {
  constructor(
    private readonly contactMessages: ContactMessagesService,
    private readonly tokens: FormTokensService,
    private readonly sessions: SessionService,
    private readonly metadata: ContactMetadataService,
    private readonly config: AppConfig,
  ) {}

  /** Returns a form pass; a browser without a session id gets one, since the pass is bound to it. */
  @Handles('contactFormToken')
  form(@CurrentVisitor() visitor: Visitor, @Res({ passthrough: true }) reply: FastifyReply): ContactFormTokenResponse {
    const { token, readyInMs } = this.tokens.issue(visitor.sid ?? this.sessions.welcome(visitor, reply));
    return { status: 200, data: { form_token: token, ready_in_ms: readyInMs } };
  }

  @Handles('sendContactMessage')
  async send(
    @CurrentVisitor() visitor: Visitor,
    @OptionalUser() userId: string | null,
    @RequestKey() requestKey: string | null,
    @Input() input: ContactMessageInput,
  ): Promise<TicketResponse> {
    return { status: 200, data: await this.contactMessages.send(input, { visitor: requireBrowser(visitor), userId, requestKey }) };
  }

  @Handles('deskEmails')
  @Cacheable(0)
  desks(): DeskEmailsResponse {
    const { deskEmails } = this.config;
    const data = DESK_NAMES.flatMap((desk) => (deskEmails[desk] === undefined ? [] : [{ desk, address: deskEmails[desk] }]));
    return { status: 200, data };
  }

  @Handles('contactMetadata')
  @Cacheable(0)
  async getMetadata(): Promise<PageMetadataResponse> {
    return { status: 200, data: await this.metadata.read() };
  }
}
