import { Injectable } from '@nestjs/common';
import { type Lead, LeadArchiveRepository } from './lead-archive.repository';
import { type LeadNote, LeadWorkRepository } from './lead-work.repository';
import { leadRecord } from './lead-record';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { type UserAccount, PersonalData, toIso } from '../../auth';

/** Leads that the user sent while logged in, or from their confirmed e-mail address. */
@Injectable()
export class LeadsRecords extends PersonalData {
  readonly name = 'leads';
  override readonly movable = { leads: { table: 'lead_request', owner: 'user_id', unique: [] } };

  constructor(
    private readonly leads: LeadArchiveRepository,
    private readonly work: LeadWorkRepository,
    private readonly outbox: OutboxService,
  ) {
    super();
  }

  /** Exports the user's leads with what the office made of them; unconfirmed ones count only if sent while logged in, since anybody can type an address. */
  async exportFor(account: UserAccount): Promise<unknown> {
    const leads = (await this.leads.findOf(ownerOf(account))).filter(({ userId, verifiedAt }) => userId !== null || verifiedAt !== null);
    const notes = await this.work.findNotes(leads.map(({ id }) => id));
    return leads.map((lead) => exportedLead(lead, notes));
  }

  /** Deletes the user's leads with their outbox messages, sent or not; the database deletes the notes with them. */
  override async erase(account: UserAccount): Promise<void> {
    for (const { id, mailMessageId, hookMessageId } of await this.leads.findOf(ownerOf(account))) {
      await this.outbox.delete([mailMessageId, hookMessageId].filter((message) => message !== null));
      await this.leads.delete(id);
    }
  }
}

function exportedLead(lead: Lead, notes: readonly LeadNote[]) {
  const own = notes.filter(({ leadId }) => leadId === lead.id);
  return {
    ...leadRecord(lead),
    state: lead.state,
    is_assigned: lead.assigneeId !== null,
    notes: own.map(({ text, writtenAt }) => ({ text, written_at: toIso(writtenAt) })),
  };
}

function ownerOf({ id, loginEmail }: UserAccount) {
  return { userId: id, email: loginEmail };
}
