import { MESSAGES, type VerifyLeadInput, type VerifyLeadResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { AppLog } from '../../kernel/logging/app-log';
import { codeInvalid, CodesService, type OneTimeCodeEntity, TermsService } from '../../auth';
import { LandingVisitsService } from './landing-visits.service';
import { LeadCodesService } from './lead-codes.service';
import type { LeadEntity } from './lead.entity';
import { LeadRepository } from './lead.repository';
import { LeadsService, nothingPending } from './leads.service';
import type { Asker } from './new-leads.service';
import { SalesDeliveryService } from './sales-delivery.service';

/** Who sends a code, with the scope of the request's idempotency key. */
export type Confirmer = Omit<Asker, 'userId'>;

/** Verifies leads by their code and delivers them to sales. */
@Injectable()
export class LeadVerificationService {
  constructor(
    private readonly leads: LeadsService,
    private readonly rows: LeadRepository,
    private readonly leadCodes: LeadCodesService,
    private readonly codes: CodesService,
    private readonly terms: TermsService,
    private readonly delivery: SalesDeliveryService,
    private readonly visits: LandingVisitsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  async verify({ ps_otp, agree_tnc_productps }: VerifyLeadInput, confirmer: Confirmer): Promise<VerifyLeadResponse> {
    const { visitor, requestKey } = confirmer;
    const lead = await this.leads.findNewest(visitor.sid);
    if (!lead) throw nothingPending();
    // A retry of a request that finished but was interrupted before its response gets the same response.
    if (requestKey !== null && lead.verifyKey === requestKey) return responseFor(lead);
    if (lead.verifiedAt !== null) throw codeInvalid('lead', 'used');
    if (agree_tnc_productps !== 1) {
      throw new DomainError('TERMS_REQUIRED', { detail: MESSAGES.checkTerms, fields: { agree_tnc_productps: MESSAGES.checkTerms } });
    }
    const code = await this.leadCodes.check(lead, ps_otp, visitor);
    await this.finish(lead, code, confirmer);
    await this.leadCodes.noteVerified(lead);
    this.log.info('lead verified', { lead_id: lead.id, ad_type: lead.adType });
    return responseFor(lead);
  }

  /** Marks the lead verified and delivers it. Of concurrent requests the first succeeds; the others throw CODE_INVALID. */
  private async finish(lead: LeadEntity, code: OneTimeCodeEntity, { requestKey, visitorCookie }: Confirmer): Promise<void> {
    const now = this.clock.now();
    const agreement = { verifiedAt: now, agreedAt: now, termsVersion: await this.terms.currentVersion(), verifyKey: requestKey };
    const conversion = await this.visits.conversionOf(lead, visitorCookie);
    await this.transactions.run(async () => {
      const isFirst = (await this.codes.tryConsume(code)) && (await this.rows.markVerified(lead.id, agreement));
      if (!isFirst) throw codeInvalid('lead', 'used');
      await this.delivery.deliver({ ...lead, ...agreement });
      await this.visits.noteVerified(conversion);
    });
  }
}

function responseFor({ adType }: LeadEntity): VerifyLeadResponse {
  return { data: 1, ad_type: adType };
}
