import type {
  LeadFormResponse,
  PendingLeadResponse,
  ResendLeadCodeResponse,
  StoreLeadInput,
  StoreLeadResponse,
  VerifyLeadInput,
  VerifyLeadResponse,
} from '@alltalent/shared/contracts';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { Places } from '../../kernel/geo/places';
import { VisitorCookie } from '../../kernel/visitor/visitor-proofs';
import { dialCodeOf, requireBrowser, OptionalUser, SessionService } from '../../auth';
import { FormTokensService } from '../../kernel/form-protection/form-tokens.service';
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
  @Handles('leadForm')
  leadForm(@CurrentVisitor() visitor: Visitor, @Res({ passthrough: true }) reply: FastifyReply): LeadFormResponse {
    const { token, readyInMs } = this.tokens.issue(visitor.sid ?? this.sessions.welcome(visitor, reply));
    const dial_code = dialCodeOf(this.places.countryOf(visitor.ip));
    return { status: 200, data: { form_token: token, ready_in_ms: readyInMs, dial_code } };
  }

  @Handles('pendingLead')
  async pendingLead(@CurrentVisitor() { sid }: Visitor): Promise<PendingLeadResponse> {
    return { status: 200, data: sid === null ? null : await this.leads.pendingOf(sid) };
  }

  @Handles('storeLead')
  storeLead(
    @CurrentVisitor() visitor: Visitor,
    @OptionalUser() userId: string | null,
    @RequestKey() requestKey: string | null,
    @VisitorCookie() visitorCookie: string | undefined,
    @Input() input: StoreLeadInput,
  ): Promise<StoreLeadResponse> {
    return this.leads.store(input, { visitor: requireBrowser(visitor), userId, requestKey, visitorCookie });
  }

  @Handles('resendLeadCode')
  resendLeadCode(@CurrentVisitor() visitor: Visitor): Promise<ResendLeadCodeResponse> {
    return this.leads.resend(requireBrowser(visitor));
  }

  @Handles('verifyLead')
  verifyLead(
    @CurrentVisitor() visitor: Visitor,
    @RequestKey() requestKey: string | null,
    @VisitorCookie() visitorCookie: string | undefined,
    @Input() input: VerifyLeadInput,
  ): Promise<VerifyLeadResponse> {
    return this.verification.verify(input, { visitor: requireBrowser(visitor), requestKey, visitorCookie });
  }
}
