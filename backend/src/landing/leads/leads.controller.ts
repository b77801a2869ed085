import {
  ENDPOINTS,
  type LeadFormResponse,
  type PendingLeadResponse,
  type ResendLeadCodeResponse,
  SCHEMAS,
  type StoreLeadInput,
  type StoreLeadResponse,
  type VerifyLeadInput,
  type VerifyLeadResponse,
} from '@alltalent/shared/contracts';
import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { validated } from '../../kernel/http/validated.pipe';
import { Places } from '../../kernel/geo/places';
import { VisitorCookie } from '../../kernel/visitor/visitor-proofs';
import { dialCodeOf, requireBrowser, OptionalUser, SessionService } from '../../auth';
import { FormTokensService } from '../../kernel/form-protection/form-tokens.service';
import { Idempotent } from '../../kernel/idempotency/idempotent.decorator';
import { RequestKey } from '../../kernel/idempotency/request-key.decorator';
import { LeadVerificationService } from './lead-verification.service';
import { LeadsService } from './leads.service';

@Controller()
export class LeadsController {
  constructor(
    private readonly leads: LeadsService,
    private readonly verification: LeadVerificationService,
    private readonly tokens: FormTokensService,
    private readonly sessions: SessionService,
    private readonly places: Places,
  ) {}

  /** A browser that has no id yet gets one: the token works nowhere else. */
  @Get(ENDPOINTS.leadForm.path)
  leadForm(@CurrentVisitor() visitor: Visitor, @Res({ passthrough: true }) reply: FastifyReply): LeadFormResponse {
    const { token, readyInMs } = this.tokens.issue(visitor.sid ?? this.sessions.welcome(visitor, reply));
    const dial_code = dialCodeOf(this.places.countryOf(visitor.ip));
    return { status: 200, data: { form_token: token, ready_in_ms: readyInMs, dial_code } };
  }

  @Get(ENDPOINTS.pendingLead.path)
  async pendingLead(@CurrentVisitor() { sid }: Visitor): Promise<PendingLeadResponse> {
    return { status: 200, data: sid === null ? null : await this.leads.pendingOf(sid) };
  }

  @Post(ENDPOINTS.storeLead.path)
  @HttpCode(200)
  @Idempotent()
  storeLead(
    @CurrentVisitor() visitor: Visitor,
    @OptionalUser() userId: string | null,
    @RequestKey() requestKey: string | null,
    @VisitorCookie() visitorCookie: string | undefined,
    @Body(validated(SCHEMAS.storeLead.input)) input: StoreLeadInput,
  ): Promise<StoreLeadResponse> {
    return this.leads.store(input, { visitor: requireBrowser(visitor), userId, requestKey, visitorCookie });
  }

  @Post(ENDPOINTS.resendLeadCode.path)
  @HttpCode(200)
  @Idempotent()
  resendLeadCode(@CurrentVisitor() visitor: Visitor): Promise<ResendLeadCodeResponse> {
    return this.leads.resend(requireBrowser(visitor));
  }

  @Post(ENDPOINTS.verifyLead.path)
  @HttpCode(200)
  @Idempotent()
  verifyLead(
    @CurrentVisitor() visitor: Visitor,
    @RequestKey() requestKey: string | null,
    @VisitorCookie() visitorCookie: string | undefined,
    @Body(validated(SCHEMAS.verifyLead.input)) input: VerifyLeadInput,
  ): Promise<VerifyLeadResponse> {
    return this.verification.verify(input, { visitor: requireBrowser(visitor), requestKey, visitorCookie });
  }
}
