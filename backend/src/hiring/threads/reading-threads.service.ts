import {
  HIRING_LIMITS,
  type ThreadLine,
  type ThreadMessage,
  type ThreadQuery,
  type ThreadResponse,
  type ThreadsResponse,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UserBlocksService, UsersService } from '../../auth';
import { AttachmentAddresses } from './attachment-addresses';
import { AttachmentsRepository, type StoredAttachment } from './attachments.repository';
import { MessagesRepository, type StoredMessage } from './messages.repository';
import { type Around, PartiesService } from '../parties/parties.service';
import { noSuchThread } from './thread-refusals';
import { SIDE_COLUMNS, type Thread } from './thread-sides';
import { otherOf, otherSide, sideOf } from '../parties/sides';
import { toSubject } from './thread-subject.mapper';
import { ThreadSubjectsRepository } from './thread-subjects.repository';
import { ThreadsRepository } from './threads.repository';

/** Reads threads for one of the two who write in them. */
@Injectable()
export class ReadingThreadsService {
  constructor(
    private readonly threads: ThreadsRepository,
    private readonly messages: MessagesRepository,
    private readonly attachments: AttachmentsRepository,
    private readonly addresses: AttachmentAddresses,
    private readonly parties: PartiesService,
    private readonly subjects: ThreadSubjectsRepository,
    private readonly blocks: UserBlocksService,
    private readonly users: UsersService,
  ) {}

  /** Lists threads by their last message. A page ends between two times, so that the next one misses none of the same time. */
  async list(userId: string, before: number | undefined): Promise<Omit<ThreadsResponse, 'status'>> {
    const most = HIRING_LIMITS.threadsPerPage;
    const [found, unread] = await Promise.all([this.threads.findBefore(userId, before, most + 1), this.threads.countUnread(userId)]);
    const { page, hasMore } = await this.wholeTimes(userId, found, most);
    const aroundOf = await this.parties.read(page);
    return { data: page.map((thread) => toLine(thread, userId, aroundOf(thread))), has_more: hasMore, unread };
  }

  countUnread(userId: string): Promise<number> {
    return this.threads.countUnread(userId);
  }

  /** Reads one thread with a page of its messages. Throws NOT_FOUND for a thread of other people. */
  async read(userId: string, { id, before, after }: ThreadQuery): Promise<ThreadResponse['data']> {
    const thread = await this.threads.findOwn(userId, id);
    if (!thread) throw noSuchThread();
    const [side, otherId] = [sideOf(thread, userId), otherOf(thread, userId)];
    const [{ messages, hasMore }, aroundOf, readUntil, rights] = await Promise.all([
      this.page(id, { before, after }),
      this.parties.read([thread]),
      this.messages.findNewestOf(id, userId, thread[SIDE_COLUMNS[otherSide(side)].readId]),
      this.rightsOf(thread, userId, otherId),
    ]);
    const around = aroundOf(thread);
    return {
      id,
      side,
      other: around[otherSide(side)],
      job: around.job,
      subject: toSubject(thread, side, around.job),
      messages: await this.toMessages(messages, userId),
      has_more: hasMore,
      read_until: readUntil,
      unread: thread[SIDE_COLUMNS[side].unread],
      ...rights,
    };
  }

  /** Reads one message for its sender. */
  async message(userId: string, id: number): Promise<ThreadMessage> {
    const message = await this.messages.find(id);
    const [shown] = message?.senderId === userId ? await this.toMessages([message], userId) : [];
    if (!shown) throw noSuchThread();
    return shown;
  }

  private async wholeTimes(userId: string, found: readonly Thread[], most: number) {
    const [last, next] = [found[most - 1], found[most]];
    if (!last || !next) return { page: found, hasMore: false };
    if (next.lastAt < last.lastAt) return { page: found.slice(0, most), hasMore: true };
    const page = [...found.filter(({ lastAt }) => lastAt > last.lastAt), ...(await this.threads.findAt(userId, last.lastAt))];
    return { page, hasMore: (await this.threads.findBefore(userId, last.lastAt, 1)).length > 0 };
  }

  private async page(threadId: number, { before, after }: Pick<ThreadQuery, 'before' | 'after'>) {
    const most = HIRING_LIMITS.messagesPerPage;
    const found = await this.messages.findPage(threadId, { before, after, most: most + 1 });
    const hasMore = found.length > most;
    if (!hasMore) return { messages: found, hasMore };
    return { messages: after === undefined ? found.slice(1) : found.slice(0, most), hasMore };
  }

  private async rightsOf({ clientId, talentUserId }: Thread, userId: string, otherId: string) {
    const [isBooked, { areApart, ownId }, other] = await Promise.all([
      this.subjects.isAgreed(clientId, talentUserId),
      this.blocks.between(userId, otherId),
      this.users.findById(otherId),
    ]);
    const mayWrite = !areApart && other?.status === 'active';
    return { is_booked: isBooked, is_blocked: ownId !== null, block_id: ownId, may_write: mayWrite };
  }

  private async toMessages(messages: readonly StoredMessage[], readerId: string): Promise<ThreadMessage[]> {
    const files = await this.attachments.findOf(messages.filter((message) => message.attachments > 0).map(({ id }) => id));
    const filesOf = (id: number) => files.filter(({ messageId }) => messageId === id);
    return messages.map((message) => this.toMessage(message, readerId, filesOf(message.id)));
  }

  private toMessage({ id, senderId, text, at, hasContactData }: StoredMessage, readerId: string, files: readonly StoredAttachment[]) {
    return {
      id,
      is_own: senderId === readerId,
      text,
      at: new Date(at).toISOString(),
      attachments: files.map((file) => this.addresses.toAttachment(file, readerId)),
      has_contact_data: hasContactData,
    };
  }
}

function toLine(thread: Thread, userId: string, around: Around): ThreadLine {
  const side = sideOf(thread, userId);
  return {
    id: thread.id,
    side,
    other: around[otherSide(side)],
    job: around.job,
    last_text: thread.lastText,
    is_last_own: thread.lastSenderId === userId,
    last_at: thread.lastAt,
    unread: thread[SIDE_COLUMNS[side].unread],
  };
}
