import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { Transactions } from '../../kernel/database/transaction';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { severalLines } from '../../kernel/text/form-text';
import { answerMail } from './answer-mail';
import { type ContactMessageEntry, ContactMessageEntriesRepository } from './contact-message-entries.repository';
import { RETENTION_MS } from './contact-message-retention';
import { requireText } from './contact-messages.service';
import type { ContactMessage } from './contact-messages.repository';
import { WaitingContactMessagesRepository } from './waiting-contact-messages.repository';

/** Three days: a weekend, and a day to notice the failure. */
const LIFETIME_MS = 3 * 24 * 3600 * 1000;

type Written = { readonly text: string; readonly authorId: string };

/** Answers contact messages by mail, keeps notes about them, closes them and opens them again. */
@Injectable()
export class ContactMessageAnswersService {
  constructor(
    private readonly waiting: WaitingContactMessagesRepository,
    private readonly entries: ContactMessageEntriesRepository,
    private readonly outbox: OutboxService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Stores an answer with its mail to the sender. False, with nothing sent, when the message has another version by now. */
  answer(contactMessage: ContactMessage, { text, authorId, closes }: Written & { readonly closes: boolean }): Promise<boolean> {
    const answer = requireText('text', severalLines(text));
    return this.transactions.run(async () => {
      const now = this.clock.now();
      const handled = closes
        ? ({ state: 'closed', waitingSince: null, closedAt: now } as const)
        : ({ state: 'answered', waitingSince: now, closedAt: null } as const);
      if (!(await this.waiting.advance(contactMessage, handled))) return false;
      const mail = answerMail(contactMessage, answer, this.config);
      const mailMessageId = await this.outbox.enqueue(mail, { lifetimeMs: LIFETIME_MS, keepMs: RETENTION_MS.messages });
      await this.entries.insert({
        contactMessageId: contactMessage.id,
        kind: 'answer',
        authorId,
        text: answer,
        writtenAt: now,
        mailMessageId,
      });
      return true;
    });
  }

  /** Stores a note, which the sender reads only in a data export. */
  async note({ id }: ContactMessage, { text, authorId }: Written): Promise<void> {
    const note = requireText('text', severalLines(text));
    const writtenAt = this.clock.now();
    await this.entries.insert({ contactMessageId: id, kind: 'note', authorId, text: note, writtenAt, mailMessageId: null });
  }

  /** Closes a message, or opens it again; false when it has another version by now. */
  move(contactMessage: ContactMessage, state: 'open' | 'closed'): Promise<boolean> {
    const now = this.clock.now();
    if (state === 'open') return this.waiting.advance(contactMessage, { state, waitingSince: now, closedAt: null });
    const before = { closedFrom: contactMessage.state, waitedSince: contactMessage.waitingSince };
    return this.waiting.advance(contactMessage, { state, waitingSince: null, closedAt: now, ...before });
  }

  /** Takes the closing of a message back: it waits again since it waited before. False when it has another version by now. */
  undoClosing(contactMessage: ContactMessage): Promise<boolean> {
    const { closedFrom, waitedSince } = contactMessage;
    const waits = { state: closedFrom ?? 'open', waitingSince: waitedSince ?? this.clock.now(), closedAt: null } as const;
    return this.waiting.advance(contactMessage, waits);
  }

  /** Assigns a message to a person of the office or to nobody; false when it is not assigned to `from` by now. */
  assign({ id }: ContactMessage, from: string | null, to: string | null): Promise<boolean> {
    return this.waiting.assign(id, from, to);
  }

  /** Finds answers and notes, oldest first. */
  entriesOf({ id }: Pick<ContactMessage, 'id'>): Promise<readonly ContactMessageEntry[]> {
    return this.entries.find(id);
  }
}
