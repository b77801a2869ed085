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
import { Cacheable } from '../../caching/cacheable.interceptor';
import { AppConfig } from '../../platform/config/config';
import { CurrentVisitor, type Visitor } from '../../platform/http/access.decorators';
import { validated } from '../../platform/http/validated.pipe';
import { requireBrowser } from '../codes';
import { FormTokensService } from '../forms';
import { Idempotent, RequestKey } from '../idempotency';
import { OptionalUser, SessionService } from '../sessions';
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
