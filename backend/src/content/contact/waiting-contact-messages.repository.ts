import type { TicketTopic } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type Repository, type SelectQueryBuilder } from 'typeorm';
import { countUpTo } from '../../kernel/database/count-up-to';
import { findPage } from '../../kernel/database/find-page';
import { ContactMessageEntity } from './contact-message.entity';
import type { ContactMessage } from './contact-messages.repository';

/** Narrows a list: to a topic, and to whom its letters are assigned, null for nobody. What is left out narrows nothing. */
export type WaitingFilter = { readonly topic?: TicketTopic | undefined; readonly assigneeId?: string | null | undefined };
/** Place in a list: the time it is ordered by (ms), and the id. */
export type ContactMessagePlace = { readonly at: number; readonly id: number };
type Handled = Pick<ContactMessage, 'state' | 'waitingSince' | 'closedAt'> & Partial<BeforeClosing>;
type BeforeClosing = Pick<ContactMessage, 'closedFrom' | 'waitedSince'>;

const NOTHING_TO_UNDO: BeforeClosing = { closedFrom: null, waitedSince: null };

/** Contact messages as the office works through them. */
@Injectable()
export class WaitingContactMessagesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds messages that are not closed, the longest waiting first: at most `most` of those behind `after`. */
  findWaiting(filter: WaitingFilter, most: number, after: ContactMessagePlace = { at: 0, id: 0 }): Promise<ContactMessage[]> {
    return findPage(this.narrowed(filter), { by: ['letter.waitingSince', 'letter.id'] }, [after.at, after.id], most);
  }

  /** Finds closed messages, the last closed first: at most `most` of those behind `after`. */
  findClosed(
    topic: TicketTopic | undefined,
    most: number,
    after: ContactMessagePlace = { at: Number.MAX_SAFE_INTEGER, id: 0 },
  ): Promise<ContactMessage[]> {
    const order = { by: ['letter.closedAt', 'letter.id'], direction: 'DESC' } as const;
    return findPage(this.narrowed({ topic }), order, [after.at, after.id], most);
  }

  findMany(ids: readonly number[]): Promise<ContactMessage[]> {
    return this.rows.findBy({ id: In([...ids]) });
  }

  /** Finds which of these messages fit a filter, whatever their state, by their ids. */
  async findFitting(ids: readonly number[], filter: WaitingFilter): Promise<number[]> {
    const query = this.narrowed(filter).andWhere({ id: In([...ids]) });
    return (await query.select('letter.id', 'id').getRawMany<{ id: number | string }>()).map(({ id }) => Number(id));
  }

  /** Counts up to `most` messages that are not closed. */
  countWaiting({ topic, assigneeId }: WaitingFilter, most: number): Promise<number> {
    const conditions = [
      'waiting_since >= 0',
      ...(topic === undefined ? [] : ['topic = ?']),
      ...(assigneeId === undefined ? [] : [assigneeId === null ? 'assignee_id IS NULL' : 'assignee_id = ?']),
    ];
    const values = [topic, assigneeId].filter((value) => value !== undefined && value !== null);
    return countUpTo(this.dataSource, `enquiry WHERE ${conditions.join(' AND ')}`, values, most);
  }

  /** Counts up to `most` closed messages. */
  countClosed(topic: TicketTopic | undefined, most: number): Promise<number> {
    const of = topic === undefined ? '' : ' AND topic = ?';
    return countUpTo(this.dataSource, `enquiry WHERE closed_at >= 0${of}`, topic === undefined ? [] : [topic], most);
  }

  /** Counts up to `most` messages about these topics that wait since before `before` (ms). */
  countWaitingBefore(topics: readonly TicketTopic[], before: number, most: number): Promise<number> {
    const marks = topics.map(() => '?').join(', ');
    return countUpTo(this.dataSource, `enquiry WHERE topic IN (${marks}) AND waiting_since < ?`, [...topics, before], most);
  }

  /**
   * Stores what became of a message, with nothing to undo unless that is given, and counts its version up; false when it has another version
   * by now.
   */
  async advance({ id, version }: Pick<ContactMessage, 'id' | 'version'>, handled: Handled): Promise<boolean> {
    return (await this.rows.update({ id, version }, { ...NOTHING_TO_UNDO, ...handled, version: version + 1 })).affected === 1;
  }

  /** Assigns a message; false when it is not assigned to `from` by now. */
  async assign(id: number, from: string | null, to: string | null): Promise<boolean> {
    return (await this.rows.update({ id, assigneeId: from ?? IsNull() }, { assigneeId: to })).affected === 1;
  }

  private narrowed({ topic, assigneeId }: WaitingFilter): SelectQueryBuilder<ContactMessageEntity> {
    const query = this.rows.createQueryBuilder('letter').where({});
    if (topic !== undefined) query.andWhere({ topic });
    if (assigneeId !== undefined) query.andWhere({ assigneeId: assigneeId ?? IsNull() });
    return query;
  }

  private get rows(): Repository<ContactMessageEntity> {
    return this.dataSource.getRepository(ContactMessageEntity);
  }
}
