import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppLog } from '../../kernel/logging/app-log';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { ContactMessageEntriesRepository } from './contact-message-entries.repository';
import { CvsService } from './cvs.service';
import {
  ContactMessagesRepository,
  type ContactMessage,
  type ContactMessageKind,
  type ContactMessageOwner,
} from './contact-messages.repository';
import { RETENTION_MS } from './contact-message-retention';
import { contactMessageRecord } from './contact-message-record';

const PER_STEP = 500;

/** Reading, export and deletion of contact messages. Several instances may run it at once. */
@Injectable()
export class ContactMessageArchiveService {
  constructor(
    private readonly contactMessages: ContactMessagesRepository,
    private readonly entries: ContactMessageEntriesRepository,
    private readonly cvs: CvsService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Returns messages received since `since` (ms), the newest first. */
  find(kind: ContactMessageKind, since: number, limit: number): Promise<ContactMessage[]> {
    return this.contactMessages.find(kind, since, limit);
  }

  count(kind: ContactMessageKind, since: number): Promise<number> {
    return this.contactMessages.count(kind, since);
  }

  findByTicket(ticket: string): Promise<ContactMessage | null> {
    return this.contactMessages.findByTicket(ticket);
  }

  async exportOf(owner: ContactMessageOwner): Promise<unknown> {
    const found = await this.contactMessages.findOf(owner);
    return Promise.all(
      found.map(async (contactMessage) =>
        contactMessageRecord(contactMessage, await this.cvBytesOf(contactMessage), await this.entries.find(contactMessage.id)),
      ),
    );
  }

  /** Returns the size of a message's CV; null without one. */
  cvBytesOf({ cvName }: Pick<ContactMessage, 'cvName'>): Promise<number | null> {
    return cvName === null ? Promise.resolve(null) : this.cvs.sizeOf(cvName);
  }

  /** Deletes all messages of an owner, with their answers, notes and mails in the outbox, sent or not. */
  async erase(owner: ContactMessageOwner): Promise<void> {
    for (const contactMessage of await this.contactMessages.findOf(owner)) await this.remove(contactMessage);
  }

  /** Deletes messages past their retention period, and unclaimed CVs. */
  async purge(): Promise<void> {
    const [messages, applications] = [await this.purgeKind('messages'), await this.purgeKind('applications')];
    if (messages + applications > 0) this.log.info('contact messages deleted', { messages, applications });
    await this.cvs.tidy();
  }

  private async purgeKind(kind: ContactMessageKind): Promise<number> {
    let removed = 0;
    for (;;) {
      const old = await this.contactMessages.findOld(kind, this.clock.now() - RETENTION_MS[kind], PER_STEP);
      if (old.length === 0) return removed;
      for (const contactMessage of old) await this.remove(contactMessage);
      removed += old.length;
    }
  }

  private async remove({ id, cvName, mailMessageId, receiptMessageId }: ContactMessage): Promise<void> {
    if (cvName !== null) await this.cvs.remove(cvName);
    const answers = (await this.entries.find(id)).map((entry) => entry.mailMessageId);
    await this.outbox.delete([mailMessageId, receiptMessageId, ...answers].filter((message) => message !== null));
    await this.contactMessages.delete(id);
  }
}
