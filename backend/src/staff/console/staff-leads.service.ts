import { dayInIndia, momentInIndia } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { type Lead, LeadArchiveService, type LeadFilter } from '../../landing';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { textTable } from '../../kernel/text/text-table';
import { type Deliveries, LeadSheetsService, statesOf } from '../leads/lead-sheets.service';

const MOST_SHOWN = 100;
const LONGEST_TEXT = 40;
const NAMES = ['id', 'when', 'form', 'name', 'e-mail', 'phone', 'company', 'text', 'release', 'delivery'];

/** Staff commands on leads. They are personal data, so each read is in the audit trail. */
@Injectable()
export class StaffLeadsService {
  constructor(
    private readonly leads: LeadArchiveService,
    private readonly sheets: LeadSheetsService,
    private readonly audit: AuditTrail,
  ) {}

  /** Returns the newest ones as a table. */
  async table(filter: LeadFilter): Promise<string> {
    const leads = await this.leads.find(filter, MOST_SHOWN);
    await this.audit.record('list-leads', 'leads', noteOf(leads.length, filter));
    if (leads.length === 0) return 'There are no such leads.';
    const deliveries = await this.sheets.deliveriesOf(leads);
    const rows = leads.map((lead) => rowOf(lead, deliveries));
    const more = (await this.leads.count(filter)) - leads.length;
    const end = more > 0 ? [`${more} older ones are not shown: --csv has them, --since and --form show fewer.`] : [];
    return [textTable(NAMES, rows), ...end].join('\n');
  }

  /** Returns leads as CSV (RFC 4180); values that spreadsheets take for formulas are escaped. */
  async csv(filter: LeadFilter): Promise<string> {
    const leads = await this.leads.find(filter);
    await this.audit.record('export-leads', 'leads', noteOf(leads.length, filter));
    return this.sheets.csv(leads);
  }
}

function rowOf(lead: Lead, deliveries: Deliveries): string[] {
  const { mail, webhook } = statesOf(lead, deliveries);
  const delivery = [...(mail === '' ? [] : [`mail ${mail}`]), ...(webhook === '' ? [] : [`webhook ${webhook}`])];
  return [
    String(lead.id),
    momentInIndia(lead.createdAt),
    lead.adType,
    `${lead.firstName} ${lead.lastName}`,
    lead.email,
    `+${lead.dialCode} ${lead.mobile}`,
    lead.companyName,
    shorten(lead.description),
    [lead.releaseVersion, lead.variant].filter(Boolean).join(' / '),
    lead.verifiedAt === null ? 'not confirmed' : delivery.join(', '),
  ];
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= LONGEST_TEXT ? text : `${characters.slice(0, LONGEST_TEXT - 1).join('')}…`;
}

function noteOf(total: number, { adType, since, includesUnverified }: LeadFilter): string {
  const day = since === 0 ? '' : ` since ${dayInIndia(since)}`;
  return `${total} leads of ${adType ?? 'every form'}${day}${includesUnverified ? ', also not confirmed' : ''}`;
}
