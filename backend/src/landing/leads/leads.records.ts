import { Injectable } from '@nestjs/common';
import { LeadArchiveRepository } from './lead-archive.repository';
import { leadRecord } from './lead-record';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { type UserAccount, PersonalData } from '../../auth';

/** What the user sent in on campaign pages, logged in or under the confirmed address. */
@Injectable()
export class LeadsRecords extends PersonalData {
  readonly name = 'leads';

  constructor(
    private readonly leads: LeadArchiveRepository,
    private readonly outbox: OutboxService,
  ) {
    super();
  }

  /** Whoever typed the address into a form that nobody confirmed may be somebody else: their words are not the user's. */
  async exportFor(account: UserAccount): Promise<unknown> {
    const leads = await this.leads.findOf(ownerOf(account));
    return leads.filter(({ userId, verifiedAt }) => userId !== null || verifiedAt !== null).map(leadRecord);
  }

  /** With the messages that carry them, sent or not. */
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
