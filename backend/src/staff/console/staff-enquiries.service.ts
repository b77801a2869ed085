import { momentInIndia } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { CvStore, type Enquiry, EnquiryArchiveService, enquiryFacts, type EnquiryKind, isTicket, matterOf } from '../../content';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { plainLine, textTable } from '../../kernel/text/text-table';

const MOST_SHOWN = 100;
const LONGEST_TEXT = 60;
const NAMES = ['ticket', 'when', 'about', 'name', 'e-mail', 'text', 'CV', 'mail'];
const LISTED = { letters: 'list-tickets', applications: 'list-applications' } as const satisfies Record<EnquiryKind, string>;

type Deliveries = Awaited<ReturnType<OutboxService['deliveriesOf']>>;

/** Letters and applications for the people who answer them. They are personal data: whoever looks is written down. */
@Injectable()
export class StaffEnquiriesService {
  constructor(
    private readonly enquiries: EnquiryArchiveService,
    private readonly cvs: CvStore,
    private readonly outbox: OutboxService,
    private readonly audit: AuditTrail,
  ) {}

  /** To read: the newest ones. */
  async table(kind: EnquiryKind, since: number): Promise<string> {
    const found = await this.enquiries.find(kind, since, MOST_SHOWN);
    await this.audit.record(LISTED[kind], kind, `${found.length} ${kind}`);
    if (found.length === 0) return `There are no such ${kind}.`;
    const ids = found.flatMap(({ mailMessageId }) => (mailMessageId === null ? [] : [mailMessageId]));
    const deliveries = await this.outbox.deliveriesOf(ids);
    const more = (await this.enquiries.count(kind, since)) - found.length;
    const end = more > 0 ? [`${more} older ones are not shown; --since shows fewer, --of <ticket> one.`] : [];
    return [
      textTable(
        NAMES,
        found.map((enquiry) => rowOf(enquiry, deliveries)),
      ),
      ...end,
    ].join('\n');
  }

  /** One of them, whole. */
  async read(kind: EnquiryKind, ticket: string): Promise<string> {
    const enquiry = await this.require(kind, ticket);
    await this.audit.record('read-ticket', enquiry.ticket);
    const facts = [...enquiryFacts(enquiry), ['CV', cvOf(enquiry)] as const].filter(([, value]) => value !== '');
    return facts.map(([label, value]) => `${label}: ${value.split('\n').map(plainLine).join('\n    ')}`).join('\n');
  }

  /** The file as base64. */
  async cv(ticket: string): Promise<string> {
    const { cvName, ticket: found } = await this.require('applications', ticket);
    if (cvName === null) throw new Error(`${found} came without a CV.`);
    await this.audit.record('download-cv', found);
    return (await this.cvs.read(cvName)).toString('base64');
  }

  private async require(kind: EnquiryKind, text: string): Promise<Enquiry> {
    const ticket = text.trim().toUpperCase();
    const found = isTicket(ticket) ? await this.enquiries.findByTicket(ticket) : null;
    const isOfKind = found && (found.topic === 'career') === (kind === 'applications');
    if (isOfKind) return found;
    throw new Error(`There is no ${kind === 'applications' ? 'application' : 'letter'} with the ticket ${plainLine(text)}.`);
  }
}

function rowOf(enquiry: Enquiry, deliveries: Deliveries): string[] {
  const { ticket, createdAt, name, email, message, openingTitle, mailMessageId } = enquiry;
  const about = openingTitle === '' ? matterOf(enquiry).name : openingTitle;
  const mail = mailMessageId === null ? '' : (deliveries.get(mailMessageId) ?? 'failed');
  return [ticket, momentInIndia(createdAt), about, name, email, shorten(message), cvOf(enquiry), mail];
}

function cvOf({ cvName }: Enquiry): string {
  return cvName === null ? '' : 'yes';
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= LONGEST_TEXT ? text : `${characters.slice(0, LONGEST_TEXT - 1).join('')}…`;
}
