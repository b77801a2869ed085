import {
  type QueueItem,
  TICKET_TOPICS,
  type TicketItem,
  type TicketQueueInput,
  type TicketQueueResponse,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../../auth';
import { type ContactMessage, topicOf, type WaitingFilter, WaitingContactMessagesService } from '../../../content';
import { AuditTrail } from '../../../kernel/audit/audit-trail';
import { Clock } from '../../../kernel/clock/clock';
import { t } from '../../../kernel/messages';
import { oneLine } from '../../../kernel/text/form-text';
import { OfficeClaimsService } from '../claims/office-claims.service';
import type { OfficeQueue } from '../kit/office-queues';
import { parseCursor, type QueuePlace } from '../kit/queue-cursor';
import { COUNTED_ROWS, PAGE_ROWS, pageOf, searchedPageOf } from '../kit/queue-page';
import { dueAt, lateBefore, LETTER_HOURS } from '../kit/queue-promises';
import { TicketColleaguesService } from './ticket-colleagues.service';
import { TicketSearchService } from './ticket-search.service';

const LONGEST_TEXT = 100;

/** Lists letters and applications: those not closed, the longest waiting first, and closed ones, the last closed first. */
@Injectable()
export class TicketItemsService implements OfficeQueue {
  readonly queue = 'letters';

  constructor(
    private readonly letters: WaitingContactMessagesService,
    private readonly searching: TicketSearchService,
    private readonly colleagues: TicketColleaguesService,
    private readonly claims: OfficeClaimsService,
    private readonly users: UsersService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Returns a page of letters for a person of the office, or of what a search finds among them. */
  async page(staffId: string, input: TicketQueueInput): Promise<TicketQueueResponse> {
    const { search = '', topic, assigned } = input;
    const filter: WaitingFilter = { topic, assigneeId: { all: undefined, mine: staffId, nobody: null }[assigned] };
    const [page, colleagues] = await Promise.all([
      search === '' ? this.listed(filter, input) : this.searched(search, filter, input.after),
      this.colleagues.find(),
    ]);
    return { ...page, colleagues };
  }

  private async listed(filter: WaitingFilter, { after, topic, list }: TicketQueueInput) {
    const place = placeOf(parseCursor(after));
    const isClosed = list === 'closed';
    const [found, total] = await Promise.all([
      isClosed ? this.letters.findClosed(topic, PAGE_ROWS, place) : this.letters.findWaiting(filter, PAGE_ROWS, place),
      isClosed ? this.letters.countClosed(topic, COUNTED_ROWS) : this.letters.countWaiting(filter, COUNTED_ROWS),
    ]);
    await this.audit.recordRead('list-tickets', 'letters', t('officeQueues.lettersListed', { total, list }));
    const items = await this.itemsOf(found);
    return pageOf(
      found.map((letter, index) => ({ item: items[index] as TicketItem, place: { since: timeOf(letter), key: String(letter.id) } })),
      total,
    );
  }

  private async searched(search: string, filter: WaitingFilter, after: string | undefined) {
    const { keys, next } = await this.searching.page(search, filter, after);
    const found = await this.letters.findMany(keys.map(Number));
    const items = await this.itemsOf(found);
    await this.audit.recordRead('list-tickets', 'letters', t('officeQueues.searched', { count: items.length }));
    const tickets = new Map(found.map(({ id, ticket }) => [String(id), ticket]));
    return searchedPageOf(
      keys.flatMap((key) => tickets.get(key) ?? []),
      items,
      next,
    );
  }

  countWaiting(): Promise<number> {
    return this.letters.countWaiting({}, COUNTED_ROWS);
  }

  async countLate(): Promise<number> {
    const now = this.clock.now();
    const counts = [...new Set(Object.values(LETTER_HOURS))].map((hours) => {
      const topics = TICKET_TOPICS.filter((topic) => LETTER_HOURS[topic] === hours);
      return this.letters.countWaitingBefore(topics, lateBefore(now, hours), COUNTED_ROWS);
    });
    return Math.min(
      (await Promise.all(counts)).reduce((sum, count) => sum + count, 0),
      COUNTED_ROWS,
    );
  }

  async first(most: number): Promise<readonly QueueItem[]> {
    const items = await this.itemsOf(await this.letters.findWaiting({}, most));
    return items.map(({ state: _state, version: _version, assignee_id: _assigneeId, ...item }) => item);
  }

  private async itemsOf(letters: readonly ContactMessage[]): Promise<TicketItem[]> {
    const tickets = letters.map(({ ticket }) => ticket);
    const assignees = letters.flatMap(({ assigneeId }) => assigneeId ?? []);
    const [claims, names] = await Promise.all([this.claims.findMany(this.queue, tickets), this.users.namesOf(assignees)]);
    return letters.map((letter) => {
      const assignee = letter.assigneeId === null ? undefined : names.get(letter.assigneeId);
      return { ...itemOf(letter), ...(assignee === undefined ? {} : { assignee }), claim: claims.get(letter.ticket) ?? null };
    });
  }
}

/** What sets a letter apart: an application, one that was answered already, a sender who was logged in. */
export function marksOf({ topic, state, userId }: Pick<ContactMessage, 'topic' | 'state' | 'userId'>): string[] {
  return [...(topic === 'career' ? ['application'] : []), ...(state === 'open' ? [] : [state]), ...(userId === null ? [] : ['member'])];
}

/** Time (ISO) by which a letter should be answered, or looked at again; '' once it is closed. */
export function dueTimeOf({ topic, waitingSince }: Pick<ContactMessage, 'topic' | 'waitingSince'>): string {
  return waitingSince === null ? '' : dueAt(waitingSince, LETTER_HOURS[topic]);
}

function itemOf(letter: ContactMessage): Omit<TicketItem, 'claim' | 'assignee'> {
  const { ticket, name, message, openingTitle, state, version, assigneeId } = letter;
  const about = openingTitle === '' ? topicOf(letter).name : openingTitle;
  return {
    id: ticket,
    title: name,
    detail: `${about}: ${shorten(oneLine(message))}`,
    waiting_since: new Date(timeOf(letter)).toISOString(),
    marks: marksOf(letter),
    due_at: dueTimeOf(letter),
    state,
    version,
    assignee_id: assigneeId,
  };
}

function timeOf({ waitingSince, closedAt, createdAt }: ContactMessage): number {
  return waitingSince ?? closedAt ?? createdAt;
}

function placeOf(place: QueuePlace | undefined): { at: number; id: number } | undefined {
  return place && { at: place.since, id: Number(place.key) || 0 };
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= LONGEST_TEXT ? text : `${characters.slice(0, LONGEST_TEXT - 1).join('')}…`;
}
