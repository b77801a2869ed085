import type { StoreLeadInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { Transactions } from '../../kernel/database/transaction';
import { type CodeVisitor, hashOf, UsersService } from '../../auth';
import { FormTokensService } from '../../kernel/form-protection/form-tokens.service';
import { refuseProgram } from '../../kernel/form-protection/honeypot';
import { spend } from '../../kernel/rate-limits/spend';
import { LandingVisitsService } from './landing-visits.service';
import { type LeadFields, leadFieldsOf } from './lead-fields';
import { LeadLimitsService } from './lead-limits.service';
import type { LeadEntity } from './lead.entity';
import { LeadRepository, type NewLead } from './lead.repository';
import { SalesDeliveryService } from './sales-delivery.service';

/** Who sends a form, with the scope of the request's idempotency key. */
export type Asker = {
  readonly visitor: CodeVisitor;
  readonly userId: string | null;
  readonly requestKey: string | null;
  /** Visitor cookie signed by the front door; undefined without consent. */
  readonly visitorCookie: string | undefined;
};

/** Validates a form and stores its lead, once per request. */
@Injectable()
export class NewLeadsService {
  constructor(
    private readonly leads: LeadRepository,
    private readonly tokens: FormTokensService,
    private readonly limits: LeadLimitsService,
    private readonly visits: LandingVisitsService,
    private readonly delivery: SalesDeliveryService,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Returns the lead that an earlier try of the same request stored; null if there is none. */
  async findFormer({ requestKey }: Asker): Promise<LeadEntity | null> {
    return requestKey === null ? null : this.leads.findByRequest(requestKey);
  }

  /** Stores a lead. One sent by a user from the account's confirmed address is verified at once and delivered to sales. */
  async store(input: StoreLeadInput, asker: Asker): Promise<LeadEntity> {
    const fields = leadFieldsOf(input, this.config.publicUrl);
    refuseProgram(input);
    this.tokens.validate(input.form_token, asker.visitor.sid);
    const reservation = await this.limits.consume(fields, asker.visitor.ip);
    const insert = async () => {
      const lead = await this.newLead(fields, asker);
      return lead.verifiedAt === null ? this.leads.insert(lead) : this.insertVerified(lead, asker);
    };
    return (await spend(reservation, insert, (stored) => stored !== null)) ?? this.requireFormer(asker);
  }

  private async insertVerified(lead: NewLead, { visitorCookie }: Asker): Promise<LeadEntity | null> {
    const conversion = await this.visits.conversionOf(lead, visitorCookie);
    return this.transactions.run(async () => {
      const stored = await this.leads.insert(lead);
      if (!stored) return null;
      await this.delivery.deliver(stored);
      await this.visits.noteVerified(conversion);
      return stored;
    });
  }

  private async newLead(fields: LeadFields, { visitor, userId, requestKey, visitorCookie }: Asker): Promise<NewLead> {
    const createdAt = this.clock.now();
    return {
      ...fields,
      ...(await this.visits.current(visitorCookie)),
      requestKey,
      userId,
      askedBy: hashOf(visitor.sid),
      createdAt,
      sentTo: [],
      verifiedAt: (await this.isProved(fields, userId)) ? createdAt : null,
      termsVersion: null,
      agreedAt: null,
    };
  }

  /** Whether the lead's e-mail address is the confirmed one of the logged-in account; others need a code. */
  private async isProved({ email }: LeadFields, userId: string | null): Promise<boolean> {
    if (userId === null) return false;
    return (await this.users.findById(userId))?.loginEmail === email;
  }

  private async requireFormer(asker: Asker): Promise<LeadEntity> {
    const former = await this.findFormer(asker);
    if (!former) throw new Error('A lead that stood in the way of another is gone.');
    return former;
  }
}
