import { DESK_NAMES, type Ticket } from '@alltalent/shared/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { Transactions } from '../../kernel/database/transaction';
import { AppLog } from '../../kernel/logging/app-log';
import type { CodeVisitor } from '../../auth';
import { FormTokensService } from '../../kernel/form-protection/form-tokens.service';
import { refuseProgram } from '../../kernel/form-protection/honeypot';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { spend } from '../../kernel/rate-limits/spend';
import { EnquiriesRepository, type Enquiry, type NewEnquiry } from './enquiries.repository';
import { EnquiryLimitsService } from './enquiry-limits.service';
import { deskMail, matterOf, receiptMail } from './enquiry-mails';
import { KEEP_MS } from './enquiry-keeping';
import { storeUnderTicket } from './ticket-number';

/** Who sends it, and the key that its repetitions have in common. */
export type Sender = { readonly visitor: CodeVisitor; readonly userId: string | null; readonly requestKey: string | null };
export type Letter = Omit<NewEnquiry, 'ticket' | 'requestKey' | 'userId' | 'createdAt'>;
type Pass = { readonly form_token: string; readonly website: string };
/** What else belongs to the same transaction. */
type Beside = (ticket: string) => Promise<void>;

/** A weekend, and a day to notice. */
const LIFETIME_MS = 3 * 24 * 3600 * 1000;

/** Takes letters: stored first, with the mails that carry them, once per request. */
@Injectable()
export class EnquiryDeskService implements OnApplicationBootstrap {
  constructor(
    private readonly enquiries: EnquiriesRepository,
    private readonly tokens: FormTokensService,
    private readonly limits: EnquiryLimitsService,
    private readonly outbox: OutboxService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly log: AppLog,
  ) {}

  onApplicationBootstrap(): void {
    const desks = DESK_NAMES.filter((desk) => this.config.desksMailTo[desk] === null);
    if (desks.length > 0) this.log.warn('DESKS_MAIL_TO leaves desks out: their letters are read with npm run staff -- tickets', { desks });
  }

  /** The ticket that the same request got before it was cut off, or null. */
  async findFormer({ requestKey }: Sender): Promise<Ticket | null> {
    const former = requestKey === null ? null : await this.enquiries.findByRequest(requestKey);
    return former && ticketOf(former);
  }

  async take(letter: Letter, { pass, sender, beside }: { pass: Pass; sender: Sender; beside?: Beside }): Promise<Ticket> {
    refuseProgram(pass);
    this.tokens.judge(pass.form_token, sender.visitor.sid);
    const reservation = await this.limits.consume(letter.email, sender.visitor.ip);
    const insert = () =>
      storeUnderTicket({
        store: (ticket) => this.store({ ...letter, ...this.stamp(sender), ticket }, beside),
        findFormer: () => (sender.requestKey === null ? Promise.resolve(null) : this.enquiries.findByRequest(sender.requestKey)),
      });
    const { row, isNew } = await spend(reservation, insert, (stored) => stored.isNew);
    if (isNew) this.log.info('enquiry stored', { enquiry_id: row.id, topic: row.topic });
    return ticketOf(row);
  }

  private store(enquiry: NewEnquiry, beside?: Beside): Promise<Enquiry | null> {
    return this.transactions.run(async () => {
      const stored = await this.enquiries.insert(enquiry);
      if (!stored) return null;
      await beside?.(stored.ticket);
      const options = { lifetimeMs: LIFETIME_MS, keepMs: KEEP_MS.letters };
      const mail = deskMail(stored, this.config);
      const mailMessageId = mail && (await this.outbox.enqueue(mail, options));
      const receiptMessageId = await this.outbox.enqueue(receiptMail(stored, this.config), options);
      await this.enquiries.setMessages(stored.id, { mailMessageId, receiptMessageId });
      return stored;
    });
  }

  private stamp({ userId, requestKey }: Sender): Pick<NewEnquiry, 'userId' | 'requestKey' | 'createdAt'> {
    return { userId, requestKey, createdAt: this.clock.now() };
  }
}

function ticketOf(enquiry: Enquiry): Ticket {
  return { ticket: enquiry.ticket, answer: matterOf(enquiry).answer };
}
