import type { PendingLead, ResendLeadCodeResponse, StoreLeadInput, StoreLeadResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { AppLog } from '../../kernel/logging/app-log';
import { type CodeVisitor, hashOf } from '../../auth';
import { LeadCodesService } from './lead-codes.service';
import type { LeadEntity } from './lead.entity';
import { LeadRepository } from './lead.repository';
import { type Asker, NewLeadsService } from './new-leads.service';

/** How long a sent form waits for its code in the browser. */
const PENDING_MS = 24 * 3600 * 1000;

/** Leads of the campaign pages: stored first, then confirmed by a code. */
@Injectable()
export class LeadsService {
  constructor(
    private readonly leads: LeadRepository,
    private readonly newLeads: NewLeadsService,
    private readonly codes: LeadCodesService,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  async store(input: StoreLeadInput, asker: Asker): Promise<StoreLeadResponse> {
    const former = await this.newLeads.findFormer(asker);
    const lead = former ?? (await this.newLeads.store(input, asker));
    if (!former) this.log.info('lead stored', { lead_id: lead.id, ad_type: lead.adType });
    if (lead.verifiedAt !== null) return { data: 1, user: 1, pending: null };
    const pending = former ? await this.codes.sendFirstOnce(lead, asker.visitor) : await this.codes.sendFirst(lead, asker.visitor);
    return { data: 1, user: 0, pending };
  }

  /** Returns the browser's pending lead, so that a reloaded page can continue; null if there is none. */
  async pendingOf(sid: string): Promise<PendingLead | null> {
    const lead = await this.findNewest(sid);
    return lead?.verifiedAt === null ? this.codes.pendingOf(lead, sid) : null;
  }

  async resend(visitor: CodeVisitor): Promise<ResendLeadCodeResponse> {
    const lead = await this.findNewest(visitor.sid);
    if (lead?.verifiedAt !== null) throw nothingPending();
    const { sentTo, retryAfter } = await this.codes.send(lead, visitor);
    return { status: 1, sent_to: [...sentTo], retry_after: retryAfter };
  }

  /** Returns the browser's newest lead of the last 24 hours, verified or not; a new form replaces the one before. */
  findNewest(sid: string): Promise<LeadEntity | null> {
    return this.leads.findNewestOf(hashOf(sid), this.clock.now() - PENDING_MS);
  }
}

export function nothingPending(): DomainError {
  const detail = 'No request of this browser waits for a code. Please fill in the form and send it again.';
  return new DomainError('NOT_FOUND', { detail });
}
