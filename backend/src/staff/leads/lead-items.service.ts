import {
  LEAD_STATES,
  type LeadItem,
  type LeadListInput,
  type LeadListResponse,
  OFFICE_PAGE_SIZE,
  type QueueItem,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Clock } from '../../kernel/clock/clock';
import { refuseIn } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { type Lead, LeadPagesService, type LeadPlace, LeadWorkService } from '../../landing';
import { OfficeClaimsService } from '../queues/claims/office-claims.service';
import type { OfficeQueue } from '../queues/kit/office-queues';
import { COUNTED_ROWS } from '../queues/kit/queue-page';
import { lateBefore, PROMISE_HOURS } from '../queues/kit/queue-promises';
import { LeadColleaguesService } from './lead-colleagues.service';
import { describeSelection, leadCursor, parseLeadCursor, selectionOf } from './lead-selection';

/** Variants that can be chosen from; tests of a page have two or three at a time. */
const MOST_VARIANTS = 30;

/** Lists leads, and counts the new ones. They are personal data, so each read is in the audit trail. */
@Injectable()
export class LeadItemsService implements OfficeQueue {
  readonly queue = 'leads';

  constructor(
    private readonly pages: LeadPagesService,
    private readonly work: LeadWorkService,
    private readonly colleagues: LeadColleaguesService,
    private readonly claims: OfficeClaimsService,
    private readonly users: UsersService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Returns a page of leads for a person of the office. Throws VALIDATION_FAILED for a place that is no more. */
  async page(staffId: string, { after, ...filters }: LeadListInput): Promise<LeadListResponse> {
    const selection = { ...selectionOf(filters, staffId), lateBefore: this.lateBefore() };
    const { leads, next, lookedUntil } = await this.pages.find(selection, await this.placeOf(after), OFFICE_PAGE_SIZE);
    await this.audit.recordRead('list-leads', 'leads', `${leads.length} ${describeSelection(selection)}`);
    return {
      status: 200,
      data: await this.itemsOf(leads),
      next: next ? leadCursor(next) : '',
      looked_until: lookedUntil ? new Date(lookedUntil.verifiedAt ?? lookedUntil.createdAt).toISOString() : '',
      variants: await this.work.findVariants(MOST_VARIANTS),
      colleagues: await this.colleagues.named(staffId),
    };
  }

  /** Parses a cursor whose lead exists. */
  async placeOf(after: string | undefined): Promise<LeadPlace | null> {
    const place = parseLeadCursor(after);
    if (place && !(await this.work.find(place.id))) throw refuseIn({ after: t('officeQueues.noPlace') });
    return place;
  }

  countWaiting(): Promise<number> {
    return this.work.count('new', COUNTED_ROWS);
  }

  countLate(): Promise<number> {
    return this.work.count('new', COUNTED_ROWS, this.lateBefore());
  }

  async first(most: number): Promise<readonly QueueItem[]> {
    const items = await this.itemsOf(await this.work.findLongest('new', most));
    return items.map(({ id, title, detail, waiting_since, marks, claim }) => ({ id, title, detail, waiting_since, marks, claim }));
  }

  countStates(): Promise<{ state: LeadItem['state']; count: number }[]> {
    return Promise.all(LEAD_STATES.map(async (state) => ({ state, count: await this.work.count(state, COUNTED_ROWS) })));
  }

  private lateBefore(): number {
    return lateBefore(this.clock.now(), PROMISE_HOURS.leads);
  }

  private async itemsOf(leads: readonly Lead[]): Promise<LeadItem[]> {
    const claims = await this.claims.findMany(
      this.queue,
      leads.map(({ id }) => String(id)),
    );
    const names = await this.users.namesOf(leads.flatMap(({ assigneeId }) => assigneeId ?? []));
    return leads.map((lead) => ({ ...leadItem(lead, names), claim: claims.get(String(lead.id)) ?? null }));
  }
}

/** Makes the item of a lead; `names`: those of assignees by id. */
export function leadItem(lead: Lead, names: ReadonlyMap<string, string>): Omit<LeadItem, 'claim'> {
  const { id, firstName, lastName, adType, companyName, createdAt, verifiedAt, assigneeId } = lead;
  return {
    id: String(id),
    title: `${firstName} ${lastName}`.trim(),
    detail: [adType, companyName].filter(Boolean).join(' · '),
    waiting_since: new Date(verifiedAt ?? createdAt).toISOString(),
    marks: verifiedAt === null ? ['unconfirmed'] : [],
    form: adType,
    email: lead.email,
    phone: phoneOf(lead),
    state: lead.state,
    is_confirmed: verifiedAt !== null,
    revision: lead.revision,
    assignee: assigneeId === null ? null : { user_id: assigneeId, name: names.get(assigneeId) ?? '' },
  };
}

/** Number of a lead with its country code, as accounts have theirs. */
export function phoneOf({ dialCode, mobile }: Pick<Lead, 'dialCode' | 'mobile'>): string {
  return `+${dialCode}${mobile}`;
}
