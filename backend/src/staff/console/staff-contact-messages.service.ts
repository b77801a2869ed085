import { momentInIndia } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import {
  CvStore,
  ContactMessageArchiveService,
  type ContactMessage,
  contactMessageFacts,
  type ContactMessageKind,
  isTicket,
  topicOf,
} from '../../content';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { plainLine, textTable } from '../../kernel/text/text-table';

const MOST_SHOWN = 100;
const LONGEST_TEXT = 60;
const NAMES = ['ticket', 'when', 'about', 'name', 'e-mail', 'text', 'CV', 'mail'];
const LISTED = { messages: 'list-tickets', applications: 'list-applications' } as const satisfies Record<ContactMessageKind, string>;

type Deliveries = Awaited<ReturnType<OutboxService['deliveriesOf']>>;

/** Staff commands on contact messages and applications. They are personal data, so each read is in the audit trail. */
@Injectable()
export class StaffContactMessagesService {
  constructor(
    private readonly contactMessages: ContactMessageArchiveService,
    private readonly cvs: CvStore,
    private readonly outbox: OutboxService,
    private readonly audit: AuditTrail,
  ) {}

  /** Returns the newest ones as a table. */
  async table(kind: ContactMessageKind, since: number): Promise<string> {
    const found = await this.contactMessages.find(kind, since, MOST_SHOWN);
    await this.audit.record(LISTED[kind], kind, `${found.length} ${kind}`);
    if (found.length === 0) return `There are no such ${kind}.`;
    const ids = found.flatMap(({ mailMessageId }) => (mailMessageId === null ? [] : [mailMessageId]));
    const deliveries = await this.outbox.deliveriesOf(ids);
    const more = (await this.contactMessages.count(kind, since)) - found.length;
    const end = more > 0 ? [`${more} older ones are not shown; --since shows fewer, --of <ticket> one.`] : [];
    return [
      textTable(
        NAMES,
        found.map((contactMessage) => rowOf(contactMessage, deliveries)),
      ),
      ...end,
    ].join('\n');
  }

  /** Returns all fields of one message. */
  async read(kind: ContactMessageKind, ticket: string): Promise<string> {
    const contactMessage = await this.require(kind, ticket);
    await this.audit.record('read-ticket', contactMessage.ticket);
    const facts = [...contactMessageFacts(contactMessage), ['CV', cvOf(contactMessage)] as const].filter(([, value]) => value !== '');
    return facts.map(([label, value]) => `${label}: ${value.split('\n').map(plainLine).join('\n    ')}`).join('\n');
  }

  /** Returns the CV of an application as base64. */
  async cv(ticket: string): Promise<string> {
    const { cvName, ticket: found } = await this.require('applications', ticket);
    if (cvName === null) throw new Error(`${found} came without a CV.`);
    await this.audit.record('download-cv', found);
    return (await this.cvs.read(cvName)).toString('base64');
  }

  private async require(kind: ContactMessageKind, text: string): Promise<ContactMessage> {
    const ticket = text.trim().toUpperCase();
    const found = isTicket(ticket) ? await this.contactMessages.findByTicket(ticket) : null;
    const isOfKind = found && (found.topic === 'career') === (kind === 'applications');
    if (isOfKind) return found;
    throw new Error(`There is no ${kind === 'applications' ? 'application' : 'letter'} with the ticket ${plainLine(text)}.`);
  }
}

function rowOf(contactMessage: ContactMessage, deliveries: Deliveries): string[] {
  const { ticket, createdAt, name, email, message, openingTitle, mailMessageId } = contactMessage;
  const about = openingTitle === '' ? topicOf(contactMessage).name : openingTitle;
  const mail = mailMessageId === null ? '' : (deliveries.get(mailMessageId) ?? 'failed');
  return [ticket, momentInIndia(createdAt), about, name, email, shorten(message), cvOf(contactMessage), mail];
}

function cvOf({ cvName }: ContactMessage): string {
  return cvName === null ? '' : 'yes';
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= LONGEST_TEXT ? text : `${characters.slice(0, LONGEST_TEXT - 1).join('')}…`;
}
