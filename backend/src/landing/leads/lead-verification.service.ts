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

/** Who sends a code in, and the key that its repetitions have in common. */
export type Confirmer = Omit<Asker, 'userId'>;

/** Takes the code of a lead; from then on people work on it. */
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
    // A repetition whose first run was cut off after its work was done hears that it was done.
    if (requestKey !== null && lead.verifyKey === requestKey) return doneWith(lead);
    if (lead.verifiedAt !== null) throw codeInvalid('lead', 'used');
    if (agree_tnc_productps !== 1) {
      throw new DomainError('TERMS_REQUIRED', { detail: MESSAGES.checkTerms, fields: { agree_tnc_productps: MESSAGES.checkTerms } });
    }
    const code = await this.leadCodes.check(lead, ps_otp, visitor);
    await this.finish(lead, code, confirmer);
    await this.leadCodes.noteVerified(lead);
    this.log.info('lead verified', { lead_id: lead.id, ad_type: lead.adType });
    return doneWith(lead);
  }

  /** Of several requests at once one finishes; the others' code is used up. */
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

function doneWith({ adType }: LeadEntity): VerifyLeadResponse {
  return { data: 1, ad_type: adType };
}
