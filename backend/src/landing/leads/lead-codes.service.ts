import { type LeadCodeWay, MEDIUM_TYPE, type PendingLead } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { AppLog } from '../../kernel/logging/app-log';
import { CodesService, type CodeVisitor, maskMedium, type Medium, type OneTimeCodeEntity, SendCodeService } from '../../auth';
import type { LeadEntity } from './lead.entity';
import { LeadRepository } from './lead.repository';

const PURPOSE = 'lead';

type Sent = { readonly sentTo: readonly LeadCodeWay[]; readonly retryAfter: number };

/** Sends and checks the code that confirms a lead: six digits by mail and, if the number may get SMS, by SMS as well. */
@Injectable()
export class LeadCodesService {
  constructor(
    private readonly sender: SendCodeService,
    private readonly codes: CodesService,
    private readonly leads: LeadRepository,
    private readonly log: AppLog,
  ) {}

  /** Sends a new code; throws if a limit is reached. */
  async send(lead: LeadEntity, visitor: CodeVisitor): Promise<Sent> {
    const request = { purpose: PURPOSE, medium: emailOf(lead), copyTo: mobileOf(lead), visitor, isCall: false, field: 'email_id' } as const;
    const { isCopied, retryAfter } = await this.sender.send(request);
    const sentTo: readonly LeadCodeWay[] = isCopied ? ['mobile', 'email'] : ['email'];
    await this.leads.setSentTo(lead.id, sentTo);
    return { sentTo, retryAfter };
  }

  /** Sends the first code of a stored lead. If that fails, it logs the error and the lead stays pending. */
  async sendFirst(lead: LeadEntity, visitor: CodeVisitor): Promise<PendingLead> {
    const live = await this.findLive(lead, visitor.sid);
    if (live && this.codes.retryAfterOf(live) > 0) return this.withCode(lead, live);
    try {
      const { sentTo, retryAfter } = await this.send(lead, visitor);
      return { ...shown(lead), sent_to: [...sentTo], retry_after: retryAfter };
    } catch (error) {
      if (error instanceof DomainError) this.log.warn('lead code not sent', { lead_id: lead.id, reason: error.code });
      else this.log.error('lead code not sent', error, { lead_id: lead.id });
      const retry_after = error instanceof DomainError ? (error.options.retryAfter ?? 0) : 0;
      return { ...shown(lead), sent_to: [], retry_after };
    }
  }

  /** Sends the first code of a lead whose request was interrupted, unless a live code was sent before. */
  async sendFirstOnce(lead: LeadEntity, visitor: CodeVisitor): Promise<PendingLead> {
    const live = await this.findLive(lead, visitor.sid);
    return live ? this.withCode(lead, live) : this.sendFirst(lead, visitor);
  }

  async pendingOf(lead: LeadEntity, sid: string): Promise<PendingLead> {
    const live = await this.findLive(lead, sid);
    return { ...shown(lead), sent_to: [...lead.sentTo], retry_after: live ? this.codes.retryAfterOf(live) : 0 };
  }

  /** Returns the lead's code if the digits are right; throws otherwise. */
  check(lead: LeadEntity, code: string, visitor: CodeVisitor): Promise<OneTimeCodeEntity> {
    return this.codes.check(PURPOSE, emailOf(lead), { code, visitor });
  }

  /** Counts a lead that was confirmed after an SMS, to compare with the number of SMS sent. */
  async noteVerified({ sentTo }: LeadEntity): Promise<void> {
    if (!sentTo.includes('mobile')) return;
    await this.codes.countCopyVerified().catch((error: unknown) => this.log.error('verified copy not counted', error));
  }

  /** Returns a pending lead that uses the live code; a second form for the same e-mail address shares the code of the first. */
  private async withCode(lead: LeadEntity, code: OneTimeCodeEntity): Promise<PendingLead> {
    const sentTo: readonly LeadCodeWay[] = lead.sentTo.length > 0 ? lead.sentTo : ['email'];
    await this.leads.setSentTo(lead.id, sentTo);
    return { ...shown(lead), sent_to: [...sentTo], retry_after: this.codes.retryAfterOf(code) };
  }

  private async findLive({ email }: LeadEntity, sid: string): Promise<OneTimeCodeEntity | null> {
    const code = await this.codes.findOfBrowser(PURPOSE, sid);
    return code && code.messageId !== null && this.codes.mediumOf(code).value === email ? code : null;
  }
}

function emailOf({ email: value }: LeadEntity): Medium {
  return { type: MEDIUM_TYPE.email, value };
}

function mobileOf({ dialCode, mobile }: LeadEntity): Medium {
  return { type: MEDIUM_TYPE.phone, value: `+${dialCode}${mobile}` };
}

/** Returns the lead's form and masked addresses, for its sender to recognise. */
function shown(lead: LeadEntity): Pick<PendingLead, 'ad_type' | 'email' | 'mobile'> {
  return { ad_type: lead.adType, email: maskMedium(emailOf(lead)), mobile: maskMedium(mobileOf(lead)) };
}
