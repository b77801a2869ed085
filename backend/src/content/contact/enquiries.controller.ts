import {
  DESK_NAMES,
  type DeskAddressesResponse,
  ENDPOINTS,
  type EnquiryFormResponse,
  type PageHeadResponse,
  SCHEMAS,
  type SendEnquiryInput,
  type TicketResponse,
} from '@alltalent/shared/contracts';
import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { AppConfig } from '../../kernel/config/config';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { validated } from '../../kernel/http/validated.pipe';
import { requireBrowser, OptionalUser, SessionService } from '../../auth';
import { FormTokensService } from '../../kernel/form-protection/form-tokens.service';
import { Idempotent } from '../../kernel/idempotency/idempotent.decorator';
import { RequestKey } from '../../kernel/idempotency/request-key.decorator';
import { ContactHeadService } from './contact-head.service';
import { EnquiriesService } from './enquiries.service';

@Controller()
export class EnquiriesController {
  constructor(
    private readonly enquiries: EnquiriesService,
    private readonly tokens: FormTokensService,
    private readonly sessions: SessionService,
    private readonly heads: ContactHeadService,
    private readonly config: AppConfig,
  ) {}

  /** A browser that has no id yet gets one: the token works nowhere else. */
  @Get(ENDPOINTS.enquiryForm.path)
  form(@CurrentVisitor() visitor: Visitor, @Res({ passthrough: true }) reply: FastifyReply): EnquiryFormResponse {
    const { token, readyInMs } = this.tokens.issue(visitor.sid ?? this.sessions.welcome(visitor, reply));
    return { status: 200, data: { form_token: token, ready_in_ms: readyInMs } };
  }

  @Post(ENDPOINTS.sendEnquiry.path)
  @HttpCode(200)
  @Idempotent()
  async send(
    @CurrentVisitor() visitor: Visitor,
    @OptionalUser() userId: string | null,
    @RequestKey() requestKey: string | null,
    @Body(validated(SCHEMAS.sendEnquiry.input)) input: SendEnquiryInput,
  ): Promise<TicketResponse> {
    return { status: 200, data: await this.enquiries.send(input, { visitor: requireBrowser(visitor), userId, requestKey }) };
  }

  @Get(ENDPOINTS.deskAddresses.path)
  @Cacheable(0)
  desks(): DeskAddressesResponse {
    const { deskAddresses } = this.config;
    const data = DESK_NAMES.flatMap((desk) => (deskAddresses[desk] === undefined ? [] : [{ desk, address: deskAddresses[desk] }]));
    return { status: 200, data };
  }

  @Get(ENDPOINTS.contactHead.path)
  @Cacheable(0)
  async head(): Promise<PageHeadResponse> {
    return { status: 200, data: await this.heads.read() };
  }
}
