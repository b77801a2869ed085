import { randomBytes } from 'node:crypto';
import { type ChangeLeadInput, momentInIndia, type NoteLeadInput } from '@alltalent/shared/contracts';
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
import { leadSubject, OfficeLeadService } from './office-lead.service';

const MOST_READ = 20;

/** Changes leads in the office: state, assignee and notes. */
@Injectable()
export class LeadActsService {
  constructor(
    private readonly leads: OfficeLeadService,
    private readonly work: LeadWorkService,
    private readonly users: UsersService,
    private readonly entries: AuditRepository,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Changes a lead as it was read; all of it or, with REVISION_STALE, nothing. */
  async change(staffId: string, input: ChangeLeadInput): Promise<void> {
    const run = async () => {
      const lead = await this.leads.find(input.id);
      if (isDifferent(lead, input)) await this.store(staffId, lead, input);
      if (input.note !== '') await this.addNote(staffId, lead.id, input.note);
    };
    await retryLockConflicts(() => this.transactions.run(run, { readsCommitted: true }));
  }

  async note(staffId: string, { id, text }: NoteLeadInput): Promise<void> {
    const run = async () => this.addNote(staffId, (await this.leads.find(id)).id, text);
    await retryLockConflicts(() => this.transactions.run(run));
  }

  private async store(staffId: string, lead: Lead, { revision, state, assignee_id: assigneeId }: ChangeLeadInput): Promise<void> {
    const isAssigned = assigneeId !== null && assigneeId !== lead.assigneeId;
    if (isAssigned && !(await this.leads.colleagues(staffId)).includes(assigneeId))
      throw refuseIn({ assignee_id: t('officeLeads.noColleague') });
    if (!(await this.work.change({ id: lead.id, revision }, { state, assigneeId }))) throw await this.stale(lead.id);
    const changes = [
      ...(state === lead.state ? [] : [`${lead.state} to ${state}`]),
      ...(assigneeId === lead.assigneeId ? [] : [`assigned to ${assigneeId ?? 'nobody'}`]),
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
    const entry = (await this.entries.findActs(MOST_READ, [leadSubject(id)])).find(({ action }) => action === 'change-lead');
    if (!entry) return new DomainError('REVISION_STALE', { detail: t('officeLeads.changedMeanwhile') });
    const { state } = await this.leads.find(String(id));
    const name = (await this.users.namesOf([entry.actor])).get(entry.actor) ?? entry.actor;
    const detail = t('officeLeads.changed', { name, state, at: momentInIndia(entry.happenedAt) });
    return new DomainError('REVISION_STALE', { detail });
  }
}

/** Whether a change leaves the lead in another state, or to somebody else. */
function isDifferent(lead: Lead, { state, assignee_id: assigneeId }: ChangeLeadInput): boolean {
  return lead.state !== state || lead.assigneeId !== assigneeId;
}
