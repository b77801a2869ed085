import { randomBytes } from 'node:crypto';
import {
  type BulkChangeLeadsInput,
  type BulkResult,
  type ChangeLeadInput,
  momentInIndia,
  type NoteLeadInput,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { AuditRepository } from '../../kernel/audit/audit.repository';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Clock } from '../../kernel/clock/clock';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError, refuseIn } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { type Lead, LeadWorkService } from '../../landing';
import { AssignmentNoticesService, type Given } from '../queues/kit/assignment-notices.service';
import { type Done, eachByItself } from '../queues/kit/each-by-itself';
import { LeadColleaguesService } from './lead-colleagues.service';
import { leadSubject, OfficeLeadService } from './office-lead.service';

const MOST_READ = 20;

/** Changes leads in the office: state, assignee and notes. */
@Injectable()
export class LeadActsService {
  constructor(
    private readonly leads: OfficeLeadService,
    private readonly colleagues: LeadColleaguesService,
    private readonly notices: AssignmentNoticesService,
    private readonly work: LeadWorkService,
    private readonly users: UsersService,
    private readonly entries: AuditRepository,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes a lead as it was read; all of it or, with REVISION_STALE, nothing. Its new assignee is told. Returns whether it was
   * otherwise, and its revision now.
   */
  change(staffId: string, input: ChangeLeadInput): Promise<Done> {
    const run = async () => {
      const done = await this.changeOne(staffId, input);
      if (done.isGiven) await this.notices.notifyOf('leads', [{ id: input.id, from: done.from, to: input.assignee_id }]);
      return done;
    };
    return retryLockConflicts(() => this.transactions.run(run, { readsCommitted: true }));
  }

  /** Changes several leads, each by itself, and returns what became of each. Each new assignee is told once. */
  async changeMany(staffId: string, { items }: BulkChangeLeadsInput): Promise<BulkResult[]> {
    const given: Given[] = [];
    const act = async (item: BulkChangeLeadsInput['items'][number]) => {
      const run = () => this.changeOne(staffId, { ...item, note: '' });
      const done = await retryLockConflicts(() => this.transactions.run(run, { readsCommitted: true }));
      if (done.isGiven) given.push({ id: item.id, from: done.from, to: item.assignee_id });
      return done;
    };
    const results = await eachByItself(items, act, async ({ id }) => (await this.lastChange(Number(id)))?.name ?? '');
    await this.notices.notifyOf('leads', given);
    return results;
  }

  private async changeOne(
    staffId: string,
    input: ChangeLeadInput,
  ): Promise<Done & { readonly isGiven: boolean; readonly from: string | null }> {
    const lead = await this.leads.find(input.id);
    const isChanged = isDifferent(lead, input);
    if (isChanged) await this.store(lead, input);
    if (input.note !== '') await this.addNote(staffId, lead.id, input.note);
    const { assigneeId: from, revision } = lead;
    return { isChanged, version: isChanged ? revision + 1 : revision, isGiven: from !== input.assignee_id, from };
  }

  async note(staffId: string, { id, text }: NoteLeadInput): Promise<void> {
    const run = async () => this.addNote(staffId, (await this.leads.find(id)).id, text);
    await retryLockConflicts(() => this.transactions.run(run));
  }

  private async store(lead: Lead, { revision, state, assignee_id: assigneeId }: ChangeLeadInput): Promise<void> {
    const isAssigned = assigneeId !== null && assigneeId !== lead.assigneeId;
    if (isAssigned && !(await this.colleagues.ids()).includes(assigneeId)) throw refuseIn({ assignee_id: t('officeLeads.noColleague') });
    if (!(await this.work.change({ id: lead.id, revision }, { state, assigneeId }))) throw await this.stale(lead.id);
    const changes = [
      ...(state === lead.state ? [] : [`${lead.state} to ${state}`]),
      ...(assigneeId === lead.assigneeId ? [] : [`assigned from ${lead.assigneeId ?? 'nobody'} to ${assigneeId ?? 'nobody'}`]),
    ];
    await this.audit.record('change-lead', leadSubject(lead.id), changes.join(', '));
  }

  private async addNote(authorId: string, leadId: number, text: string): Promise<void> {
    const id = `ln_${randomBytes(12).toString('hex')}`;
    await this.work.addNote({ id, leadId, authorId, text, writtenAt: this.clock.now() });
    await this.audit.record('note-lead', leadSubject(leadId));
  }

  /** The refusal of a change of an earlier revision, which says who changed the lead. */
  private async stale(id: number): Promise<DomainError> {
    const change = await this.lastChange(id);
    if (!change) return new DomainError('REVISION_STALE', { detail: t('officeLeads.changedMeanwhile') });
    const { state } = await this.leads.find(String(id));
    return new DomainError('REVISION_STALE', { detail: t('officeLeads.changed', { ...change, state }) });
  }

  /** Finds who changed a lead last, and when, for people; null when the audit trail knows of nobody. */
  private async lastChange(id: number): Promise<{ name: string; at: string } | null> {
    const entry = (await this.entries.findActs(MOST_READ, [leadSubject(id)])).find(({ action }) => action === 'change-lead');
    if (!entry) return null;
    const name = (await this.users.namesOf([entry.actor])).get(entry.actor) ?? entry.actor;
    return { name, at: momentInIndia(entry.happenedAt) };
  }
}

/** Whether a change leaves the lead in another state, or to somebody else. */
function isDifferent(lead: Lead, { state, assignee_id: assigneeId }: ChangeLeadInput): boolean {
  return lead.state !== state || lead.assigneeId !== assigneeId;
}
