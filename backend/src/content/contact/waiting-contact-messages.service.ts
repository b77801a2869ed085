import type { TicketTopic } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import type { ContactMessage } from './contact-messages.repository';
import { type ContactMessagePlace, type WaitingFilter, WaitingContactMessagesRepository } from './waiting-contact-messages.repository';

/** Reads and counts contact messages as the office works through them. */
@Injectable()
export class WaitingContactMessagesService {
  constructor(private readonly messages: WaitingContactMessagesRepository) {}

  /** Finds messages that are not closed, the longest waiting first: at most `most` of those behind `after`. */
  findWaiting(filter: WaitingFilter, most: number, after?: ContactMessagePlace): Promise<ContactMessage[]> {
    return this.messages.findWaiting(filter, most, after);
  }

  /** Finds closed messages, the last closed first: at most `most` of those behind `after`. */
  findClosed(topic: TicketTopic | undefined, most: number, after?: ContactMessagePlace): Promise<ContactMessage[]> {
    return this.messages.findClosed(topic, most, after);
  }

  findMany(ids: readonly number[]): Promise<ContactMessage[]> {
    return this.messages.findMany(ids);
  }

  /** Finds which of these messages fit a filter, whatever their state, by their ids. */
  findFitting(ids: readonly number[], filter: WaitingFilter): Promise<number[]> {
    return this.messages.findFitting(ids, filter);
  }

  /** Counts up to `most` messages that are not closed. */
  countWaiting(filter: WaitingFilter, most: number): Promise<number> {
    return this.messages.countWaiting(filter, most);
  }

  /** Counts up to `most` closed messages. */
  countClosed(topic: TicketTopic | undefined, most: number): Promise<number> {
    return this.messages.countClosed(topic, most);
  }

  /** Counts up to `most` messages about these topics that wait since before `before` (ms). */
  countWaitingBefore(topics: readonly TicketTopic[], before: number, most: number): Promise<number> {
    return this.messages.countWaitingBefore(topics, before, most);
  }
}
