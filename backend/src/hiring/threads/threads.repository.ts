import { Injectable } from '@nestjs/common';
import { DataSource, type FindOperator, In, LessThan, MoreThan, type Repository } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { forUpdate } from '../../kernel/database/for-update';
import { ThreadEntity } from '../schema/thread.entity';
import { type Thread } from './thread-sides';
import { isOneOf } from '../parties/sides';

export type NewThread = Omit<Thread, 'id'>;

/** Most threads of one account that changed within one millisecond. */
const MOST_AT_ONCE = 100;

/** Threads of clients and talents. */
@Injectable()
export class ThreadsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows(): Repository<ThreadEntity> {
    return this.dataSource.getRepository(ThreadEntity);
  }

  find(id: number): Promise<Thread | null> {
    return this.rows.findOneBy({ id });
  }

  /** Finds a thread of the user's; null for any other. */
  async findOwn(userId: string, id: number): Promise<Thread | null> {
    const thread = await this.find(id);
    return thread && isOneOf(thread, userId) ? thread : null;
  }

  /** Finds and locks a thread of the user's until the end of the transaction; null for any other. */
  async lockOwn(userId: string, id: number): Promise<Thread | null> {
    const thread = await this.rows.findOne({ where: { id }, ...forUpdate(this.dataSource.manager) });
    return thread && isOneOf(thread, userId) ? thread : null;
  }

  async findByKeys(pairKeys: readonly string[]): Promise<Thread[]> {
    return pairKeys.length === 0 ? [] : this.rows.findBy({ pairKey: In([...pairKeys]) });
  }

  /** Stores a thread; the same two have one about a job, so that a second one is left out. */
  async insert(thread: NewThread): Promise<void> {
    await unlessDuplicate(() => this.rows.insert({ ...thread }));
  }

  async update(id: number, changes: Partial<NewThread>): Promise<void> {
    await this.rows.update({ id }, changes);
  }

  /** Finds the user's threads that changed before a time, the last first. Talents see those with a message. */
  async findBefore(userId: string, before: number | undefined, most: number): Promise<Thread[]> {
    const lastAt = before === undefined ? undefined : LessThan(before);
    return [...(await this.findSides(userId, lastAt, most))].sort(byLast).slice(0, most);
  }

  /** Finds the user's threads that changed at this very time. */
  async findAt(userId: string, lastAt: number): Promise<Thread[]> {
    return [...(await this.findSides(userId, lastAt, MOST_AT_ONCE))].sort(byLast);
  }

  /** Sums up what both sides of the user have not read. Reads only rows with something unread. */
  async countUnread(userId: string): Promise<number> {
    const [row] = await this.dataSource.query<{ total: number | string | null }[]>(
      `SELECT SUM(unread) AS total FROM (
         SELECT client_unread AS unread FROM thread WHERE client_id = ? AND client_unread > 0 UNION ALL
         SELECT talent_unread AS unread FROM thread WHERE talent_user_id = ? AND talent_unread > 0) counted`,
      [userId, userId],
    );
    return Number(row?.total ?? 0);
  }

  /** Finds threads of either side by id, for a walk over all of them. */
  findAfter(userId: string, id: number, most: number): Promise<Thread[]> {
    const after = MoreThan(id);
    return this.rows.find({
      where: [
        { clientId: userId, id: after },
        { talentUserId: userId, id: after },
      ],
      order: { id: 'ASC' },
      take: most,
    });
  }

  /** Deletes threads without a message since then, with all messages. Resolves to the number of threads. */
  deleteUnused(since: number): Promise<number> {
    return deleteInSteps(this.rows, { lastAt: LessThan(since) });
  }

  private async findSides(userId: string, lastAt: FindOperator<number> | number | undefined, most: number): Promise<Thread[]> {
    const when = lastAt === undefined ? {} : { lastAt };
    const order = { lastAt: 'DESC' } as const;
    const [asClient, asTalent] = await Promise.all([
      this.rows.find({ where: { clientId: userId, ...when }, order, take: most }),
      this.rows.find({ where: { talentUserId: userId, lastMessageId: MoreThan(0), ...when }, order, take: most }),
    ]);
    return [...asClient, ...asTalent];
  }
}

function byLast(one: Thread, other: Thread): number {
  return other.lastAt - one.lastAt || other.id - one.id;
}
