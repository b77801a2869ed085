import { MESSAGES, type VerifyLeadInput, type VerifyLeadResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { Transactions } from '../../platform/database/transaction';
import { DomainError } from '../../platform/domain-error';
import { AppLog } from '../../platform/logging/app-log';
import { CodesService, type CodeVisitor, type OneTimeCodeEntity } from '../codes';
import { TermsService } from '../terms';
import { LeadCodesService, wrongCode } from './lead-codes.service';
import { LeadDelivery } from './lead-delivery';
import type { LeadEntity } from './lead.entity';
import { LeadRepository } from './lead.repository';
import { LeadsService, nothingPending } from './leads.service';

/** Takes the code of a lead; from then on people work on it. */
@Injectable()
export class LeadVerificationService {
  constructor(
    private readonly leads: LeadsService,
    private readonly leadCodes: LeadCodesService,
    private readonly codes: CodesService,
    private readonly terms: TermsService,
    private readonly delivery: LeadDelivery,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  async verify({ ps_otp, agree_tnc_productps }: VerifyLeadInput, visitor: CodeVisitor): Promise<VerifyLeadResponse> {
    const lead = await this.leads.findNewest(visitor.sid);
    if (!lead) throw nothingPending();
    if (lead.verifiedAt !== null) throw wrongCode();
    if (agree_tnc_productps !== 1) {
      throw new DomainError('TERMS_REQUIRED', { detail: MESSAGES.checkTerms, fields: { agree_tnc_productps: MESSAGES.checkTerms } });
    }
    await this.finish(lead, await this.leadCodes.check(lead, ps_otp, visitor));
    await this.leadCodes.noteVerified(lead);
    this.log.info('lead verified', { lead_id: lead.id, ad_type: lead.adType });
    return { data: 1, ad_type: lead.adType };
  }

  /** Of several requests at once one finishes; the others' code is used up. */
  private async finish(lead: LeadEntity, code: OneTimeCodeEntity): Promise<void> {
    const now = this.clock.now();
    const agreement = { verifiedAt: now, agreedAt: now, termsVersion: await this.terms.currentVersion() };
    await this.transactions.run(async (transaction) => {
      const isFirst =
        (await this.codes.consumeWithin(transaction, code)) && (await new LeadRepository(transaction).markVerified(lead.id, agreement));
      if (!isFirst) throw wrongCode();
      await this.delivery.deliver({ ...lead, ...agreement }, transaction);
    });
  }
}
