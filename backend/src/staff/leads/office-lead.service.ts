import { type AuditLine, MEDIUM_TYPE, type OfficeLead } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { type Lead, LeadWorkService } from '../../landing';
import { AuditReadingService } from '../audit/audit-reading.service';
import { OfficeClaimsService } from '../queues/claims/office-claims.service';
import { AccountBriefsService } from '../queues/kit/account-briefs.service';
import { LeadColleaguesService } from './lead-colleagues.service';
import { leadItem, phoneOf } from './lead-items.service';
import { statesOf } from './lead-sheets.service';

const MOST_SHOWN = 50;

/** Subject of audit entries about a lead. An id, because a name would be personal data. */
export function leadSubject(id: number): string {
  return `lead:${id}`;
}

/** Shows a lead with what is known of its sender and what was done about it. */
@Injectable()
export class OfficeLeadService {
  constructor(
    private readonly work: LeadWorkService,
    private readonly colleagues: LeadColleaguesService,
    private readonly users: UsersService,
    private readonly accounts: AccountBriefsService,
    private readonly claims: OfficeClaimsService,
    private readonly outbox: OutboxService,
    private readonly trail: AuditReadingService,
    private readonly audit: AuditTrail,
  ) {}

  /** Finds a lead by its key. Throws NOT_FOUND. */
  async find(key: string): Promise<Lead> {
    const lead = /^[1-9]\d{0,8}$/u.test(key) ? await this.work.find(Number(key)) : null;
    if (!lead) throw new DomainError('NOT_FOUND', { detail: t('officeLeads.gone') });
    return lead;
  }

  /** Reads a lead for a person of the office. Throws NOT_FOUND. */
  async read(staffId: string, key: string): Promise<OfficeLead> {
    const lead = await this.find(key);
    await this.audit.recordRead('read-lead', leadSubject(lead.id));
    const [notes, history, accountId, colleagues] = await Promise.all([
      this.work.findNotes([lead.id], MOST_SHOWN),
      this.historyOf(lead),
      this.accountOf(lead),
      this.colleagues.named(staffId),
    ]);
    const names = await this.users.namesOf([
      ...(lead.assigneeId === null ? [] : [lead.assigneeId]),
      ...notes.flatMap(({ authorId }) => authorId ?? []),
    ]);
    return {
      ...leadItem(lead, names),
      ...sentFacts(lead),
      claim: await this.claims.find('leads', String(lead.id)),
      delivery: await this.deliveryOf(lead),
      account: await this.accounts.find(accountId),
      colleagues,
      notes: notes.map(({ text, writtenAt, authorId }) => ({ text, at: isoOf(writtenAt), by: names.get(authorId ?? '') ?? '' })),
      history,
    };
  }

  private async historyOf({ id }: Lead): Promise<AuditLine[]> {
    return [...(await this.trail.about([leadSubject(id)], MOST_SHOWN))];
  }

  private async accountOf({ userId, email, ...lead }: Lead): Promise<string | null> {
    if (userId !== null) return userId;
    const byEmail = await this.users.findByLogin({ type: MEDIUM_TYPE.email, value: email });
    return (byEmail ?? (await this.users.findByLogin({ type: MEDIUM_TYPE.phone, value: phoneOf(lead) })))?.id ?? null;
  }

  private async deliveryOf(lead: Lead): Promise<OfficeLead['delivery']> {
    const ids = [lead.mailMessageId, lead.hookMessageId].filter((id) => id !== null);
    return statesOf(lead, await this.outbox.deliveriesOf(ids));
  }
}

function sentFacts(lead: Lead) {
  return {
    company: lead.companyName,
    text: lead.description,
    page: lead.adUrl,
    app: [lead.appName, lead.appId].filter(Boolean).join(', '),
    release: lead.releaseVersion ?? '',
    experiment: lead.experiment ?? '',
    variant: lead.variant ?? '',
    sent_at: isoOf(lead.createdAt),
    confirmed_at: lead.verifiedAt === null ? '' : isoOf(lead.verifiedAt),
    terms_version: lead.termsVersion ?? '',
  };
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}
