import { Injectable } from '@nestjs/common';
import { OwnNotificationsService } from '../../notifications';
import { AttachmentsRepository, type StoredAttachment } from './attachments.repository';
import { AttachmentsService } from './attachments.service';
import { MessagesRepository, type StoredMessage } from './messages.repository';
import { noticePrefix, type Thread } from './thread-sides';
import { otherOf } from '../parties/sides';
import { ThreadsRepository } from './threads.repository';

const THREADS_AT_ONCE = 100;
const MESSAGES_AT_ONCE = 500;

/** Exports and erases what a user wrote to others. */
@Injectable()
export class OwnMessagesDataService {
  constructor(
    private readonly threads: ThreadsRepository,
    private readonly messages: MessagesRepository,
    private readonly attachments: AttachmentsRepository,
    private readonly files: AttachmentsService,
    private readonly notifications: OwnNotificationsService,
  ) {}

  /** Exports the user's own messages, read a page at a time; what others wrote belongs to them. */
  async exportFor(userId: string): Promise<unknown[]> {
    const sent: unknown[] = [];
    for await (const threads of this.walk(userId)) {
      for await (const messages of this.sent(
        userId,
        threads.map(({ id }) => id),
      )) {
        const files = await this.attachments.findOf(messages.map(({ id }) => id));
        sent.push(...messages.map((message) => toExport(message, files)));
      }
    }
    return sent;
  }

  /** Deletes the files of all threads, and the notifications about this user; the rows are deleted with the account. */
  async erase(userId: string): Promise<void> {
    await this.files.erase(userId, []);
    for await (const threads of this.walk(userId)) {
      await this.files.erase(
        userId,
        threads.map(({ id }) => id),
      );
      for (const thread of threads) await this.notifications.deleteByKeyPrefix(otherOf(thread, userId), noticePrefix(thread.id));
    }
  }

  private async *walk(userId: string): AsyncGenerator<readonly Thread[]> {
    for (let after = 0; ;) {
      const threads = await this.threads.findAfter(userId, after, THREADS_AT_ONCE);
      const last = threads.at(-1);
      if (!last) return;
      yield threads;
      after = last.id;
    }
  }

  private async *sent(userId: string, threadIds: readonly number[]): AsyncGenerator<readonly StoredMessage[]> {
    for (let after = 0; ;) {
      const messages = await this.messages.findSent(userId, threadIds, { after, most: MESSAGES_AT_ONCE });
      const last = messages.at(-1);
      if (!last) return;
      yield messages;
      after = last.id;
    }
  }
}

function toExport({ id, threadId, text, at }: StoredMessage, files: readonly StoredAttachment[]) {
  const own = files.filter(({ messageId }) => messageId === id);
  return { thread_id: threadId, at: new Date(at).toISOString(), text, files: own.map(({ name, bytes }) => ({ name, bytes })) };
}
