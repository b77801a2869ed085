import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThan, LessThanOrEqual, MoreThan, type Repository } from 'typeorm';
import { MessageEntity } from '../schema/thread.entity';

export type StoredMessage = Readonly<MessageEntity>;
export type MessagePage = {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly most: number;
};

/** Messages of threads. */
@Injectable()
export class MessagesRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows(): Repository<MessageEntity> {
    return this.dataSource.getRepository(MessageEntity);
  }

  find(id: number): Promise<StoredMessage | null> {
    return this.rows.findOneBy({ id });
  }

  /** Finds the newest messages before an id, or the oldest after one; the oldest first. */
  async findPage(threadId: number, { before, after, most }: MessagePage): Promise<StoredMessage[]> {
    if (after !== undefined) return this.rows.find({ where: { threadId, id: MoreThan(after) }, order: { id: 'ASC' }, take: most });
    const where = { threadId, ...(before === undefined ? {} : { id: LessThan(before) }) };
    return (await this.rows.find({ where, order: { id: 'DESC' }, take: most })).reverse();
  }

  /** Stores a message and returns its id. */
  async insert(message: Omit<StoredMessage, 'id'>): Promise<number> {
    const row = this.rows.create({ ...message });
    await this.rows.insert(row);
    return row.id;
  }

  /** Returns the id of the sender's newest message up to an id; 0 for none. */
  async findNewestOf(threadId: number, senderId: string, until: number): Promise<number> {
    if (until === 0) return 0;
    const where = { threadId, senderId, id: LessThanOrEqual(until) };
    const row = await this.rows.findOne({ select: { id: true }, where, order: { id: 'DESC' } });
    return row?.id ?? 0;
  }

  /** Counts the sender's messages after an id. */
  countAfter(threadId: number, senderId: string, after: number): Promise<number> {
    return this.rows.countBy({ threadId, senderId, id: MoreThan(after) });
  }

  /** Finds messages of a sender in threads by id, for a walk over all of them. */
  findSent(senderId: string, threadIds: readonly number[], { after, most }: { after: number; most: number }): Promise<StoredMessage[]> {
    if (threadIds.length === 0) return Promise.resolve([]);
    const where = { threadId: In([...threadIds]), senderId, id: MoreThan(after) };
    return this.rows.find({ where, order: { id: 'ASC' }, take: most });
  }
}
