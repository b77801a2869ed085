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
import { ContactMessagesRepository, type ContactMessage, type NewContactMessage } from './contact-messages.repository';
import { ContactMessageLimitsService } from './contact-message-limits.service';
import { deskMail, topicOf, receiptMail } from './contact-message-mails';
import { RETENTION_MS } from './contact-message-retention';
import { storeUnderTicket } from './ticket-number';

/** Who sends a message, with the scope of the request's idempotency key. */
export type Sender = { readonly visitor: CodeVisitor; readonly userId: string | null; readonly requestKey: string | null };
export type ContactMessageContent = Omit<NewContactMessage, 'ticket' | 'requestKey' | 'userId' | 'createdAt'>;
type FormPass = { readonly form_token: string; readonly website: string };
/** Stores what belongs to the message, in its transaction. */
type StoreAlso = (ticket: string) => Promise<void>;

/** Three days: a weekend, and a day to notice the failure. */
const LIFETIME_MS = 3 * 24 * 3600 * 1000;

/** Accepts contact messages: stores each with its two mails in one transaction, once per request. */
@Injectable()
export class ContactMessageIntakeService implements OnApplicationBootstrap {
  constructor(
    private readonly contactMessages: ContactMessagesRepository,
    private readonly tokens: FormTokensService,
    private readonly limits: ContactMessageLimitsService,
    private readonly outbox: OutboxService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly log: AppLog,
  ) {}

  onApplicationBootstrap(): void {
    const desks = DESK_NAMES.filter((desk) => this.config.desksMailTo[desk] === null);
    if (desks.length > 0) this.log.warn('DESKS_MAIL_TO leaves desks out: their messages are read in the office alone', { desks });
  }

  /** Returns the ticket that an earlier try of the same request got; null if there is none. */
  async findFormer({ requestKey }: Sender): Promise<Ticket | null> {
    const former = requestKey === null ? null : await this.contactMessages.findByRequest(requestKey);
    return former && ticketOf(former);
  }

  async accept(
    content: ContactMessageContent,
    { formPass, sender, storeAlso }: { formPass: FormPass; sender: Sender; storeAlso?: StoreAlso },
  ): Promise<Ticket> {
    refuseProgram(formPass);
    this.tokens.validate(formPass.form_token, sender.visitor.sid);
    const reservation = await this.limits.consume(content.email, sender.visitor.ip);
    const insert = () =>
      storeUnderTicket({
        store: (ticket) => this.store({ ...content, ...this.stamp(sender), ticket }, storeAlso),
        findFormer: () => (sender.requestKey === null ? Promise.resolve(null) : this.contactMessages.findByRequest(sender.requestKey)),
      });
    const { row, isNew } = await spend(reservation, insert, (stored) => stored.isNew);
    if (isNew) this.log.info('contact message stored', { contact_message_id: row.id, topic: row.topic });
    return ticketOf(row);
  }

  private store(contactMessage: NewContactMessage, storeAlso?: StoreAlso): Promise<ContactMessage | null> {
    return this.transactions.run(async () => {
      const stored = await this.contactMessages.insert(contactMessage);
      if (!stored) return null;
      await storeAlso?.(stored.ticket);
      const options = { lifetimeMs: LIFETIME_MS, keepMs: RETENTION_MS.messages };
      const mail = deskMail(stored, this.config);
      const mailMessageId = mail && (await this.outbox.enqueue(mail, options));
      const receiptMessageId = await this.outbox.enqueue(receiptMail(stored, this.config), options);
      await this.contactMessages.setMessages(stored.id, { mailMessageId, receiptMessageId });
      return stored;
    });
  }

  private stamp({ userId, requestKey }: Sender): Pick<NewContactMessage, 'userId' | 'requestKey' | 'createdAt'> {
    return { userId, requestKey, createdAt: this.clock.now() };
  }
}

function ticketOf(contactMessage: ContactMessage): Ticket {
  return { ticket: contactMessage.ticket, answer: topicOf(contactMessage).answer };
}
