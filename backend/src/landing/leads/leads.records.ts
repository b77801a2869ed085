import { Injectable } from '@nestjs/common';
import { LeadArchiveRepository } from './lead-archive.repository';
import { leadRecord } from './lead-record';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { type UserAccount, PersonalData } from '../../auth';

/** Leads that the user sent while logged in, or from their confirmed e-mail address. */
@Injectable()
export class LeadsRecords extends PersonalData {
  readonly name = 'leads';

  constructor(
    private readonly leads: LeadArchiveRepository,
    private readonly outbox: OutboxService,
  ) {
    super();
  }

  /** Exports the user's leads; unconfirmed ones count only if sent while logged in, since anybody can type an address. */
  async exportFor(account: UserAccount): Promise<unknown> {
    const leads = await this.leads.findOf(ownerOf(account));
    return leads.filter(({ userId, verifiedAt }) => userId !== null || verifiedAt !== null).map(leadRecord);
  }

  /** Deletes the user's leads with their outbox messages, sent or not. */
  override async erase(account: UserAccount): Promise<void> {
    for (const { id, mailMessageId, hookMessageId } of await this.leads.findOf(ownerOf(account))) {
      await this.outbox.delete([mailMessageId, hookMessageId].filter((message) => message !== null));
      await this.leads.delete(id);
    }
  }
}

function ownerOf({ id, loginEmail }: UserAccount) {
  return { userId: id, email: loginEmail };
}
