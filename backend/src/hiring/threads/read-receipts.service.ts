import type { ReadThreadInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { LiveEventsService, OwnNotificationsService } from '../../notifications';
import { MessagesRepository } from './messages.repository';
import { noSuchThread } from './thread-refusals';
import { noticePrefix, SIDE_COLUMNS } from './thread-sides';
import { otherOf, sideOf } from '../parties/sides';
import { ThreadsRepository } from './threads.repository';

/** Marks messages as read, and the notification of their thread once all of them are. */
@Injectable()
export class ReadReceiptsService {
  constructor(
    private readonly threads: ThreadsRepository,
    private readonly messages: MessagesRepository,
    private readonly notifications: OwnNotificationsService,
    private readonly live: LiveEventsService,
    private readonly transactions: Transactions,
  ) {}

  /** Marks messages up to one as read; an older one than before changes nothing. Returns what is unread in all threads. */
  async read(userId: string, { thread_id: threadId, until }: ReadThreadInput): Promise<number> {
    await retryLockConflicts(() => this.transactions.run(() => this.mark(userId, threadId, until)));
    return this.threads.countUnread(userId);
  }

  private async mark(userId: string, threadId: number, until: number): Promise<void> {
    const thread = await this.threads.lockOwn(userId, threadId);
    if (!thread) throw noSuchThread();
    const { unread, readId } = SIDE_COLUMNS[sideOf(thread, userId)];
    const newest = Math.min(until, thread.lastMessageId);
    if (newest <= thread[readId]) return;
    const left = newest === thread.lastMessageId ? 0 : await this.messages.countAfter(threadId, otherOf(thread, userId), newest);
    await this.threads.update(threadId, { [readId]: newest, [unread]: left });
    if (left === 0) await this.notifications.readByKeyPrefix(userId, noticePrefix(threadId));
    await this.live.publish([thread.clientId, thread.talentUserId], 'messages', threadId);
  }
}
