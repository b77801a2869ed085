import { type Attachment, type AttachmentKind, type AttachmentQuery, HIRING_LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UserBlocksService, UsersService } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { AppLog } from '../../kernel/logging/app-log';
import { t } from '../../kernel/messages';
import { inBatches, oneByOne } from '../../kernel/scheduling/in-batches';
import { AttachmentAddresses } from './attachment-addresses';
import { AttachmentCheck } from './attachment-check.service';
import { AttachmentStore, newAttachmentId } from './attachment-store';
import { AttachmentsRepository, type NewAttachment, type StoredAttachment } from './attachments.repository';
import { MessagesRepository } from './messages.repository';
import { fileRefused, noSuchFile } from './thread-refusals';
import { otherOf } from '../parties/sides';
import { ThreadsRepository } from './threads.repository';

const DAY_MS = 24 * 3600 * 1000;
const MOST_WAITING = 50;

/** Files of messages: taken, served to the two of the thread, and deleted when nothing needs them. */
@Injectable()
export class AttachmentsService {
  constructor(
    private readonly rows: AttachmentsRepository,
    private readonly store: AttachmentStore,
    private readonly checks: AttachmentCheck,
    private readonly addresses: AttachmentAddresses,
    private readonly messages: MessagesRepository,
    private readonly threads: ThreadsRepository,
    private readonly blocks: UserBlocksService,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Stores a checked file for a message that is sent within a day. */
  async add(ownerId: string, { bytes, kind }: { readonly bytes: Buffer; readonly kind: AttachmentKind }): Promise<Attachment> {
    const file = await this.checks.check(bytes, kind);
    if (file.bytes.length > HIRING_LIMITS.attachmentBytes) throw fileRefused(t('threads.fileTooLarge'));
    const { mediaType, width, height } = file;
    const id = newAttachmentId();
    const row = { id, ownerId, kind, mediaType, bytes: file.bytes.length, width, height, createdAt: this.clock.now() };
    await this.insert(row);
    try {
      await this.store.save(id, file.bytes, mediaType);
    } catch (error) {
      // If this fails as well, the row stays for a day and the job deletes it.
      await this.rows.deleteUnsent(id).catch(() => undefined);
      throw error;
    }
    return this.addresses.toAttachment({ ...row, messageId: null, name: '', position: 0 }, ownerId);
  }

  /** Finds a file by its signed address. Throws NOT_FOUND for another reader, a late one, and while one blocks the other. */
  async open(readerId: string, query: AttachmentQuery): Promise<StoredAttachment> {
    const file = this.addresses.isValid(query, readerId) ? await this.rows.find(query.id) : null;
    if (!file || !(await this.mayRead(readerId, file))) throw noSuchFile();
    return file;
  }

  /** Deletes uploads that were not sent within a day. */
  async deleteUnsent(): Promise<void> {
    const before = this.clock.now() - DAY_MS;
    let files = 0;
    const remove = async ({ id }: StoredAttachment) => {
      if (await this.rows.deleteUnsent(id)) await this.store.remove(id);
      files += 1;
    };
    await inBatches((most) => this.rows.findLeft(before, most), oneByOne(remove));
    if (files > 0) this.log.info('uploads without a message deleted', { files });
  }

  /** Deletes files whose rows went with their messages or accounts. */
  async deleteForgotten(): Promise<void> {
    let files = 0;
    for await (const ids of this.store.before(Date.now() - DAY_MS)) {
      const known = await this.rows.findKnown(ids);
      const forgotten = ids.filter((id) => !known.has(id));
      for (const id of forgotten) await this.store.remove(id);
      files += forgotten.length;
    }
    if (files > 0) this.log.info('files without a message deleted', { files });
  }

  /** Deletes the files in threads, and what their owner has not sent; the rows are deleted with the account. */
  async erase(ownerId: string, threadIds: readonly number[]): Promise<void> {
    const files = [...(await this.rows.findIn(threadIds)), ...(await this.rows.findUnsent(ownerId))];
    for (const { id } of files) await this.store.remove(id);
  }

  /** Stores the row under a lock of the account, so that uploads at the same time are counted one after another. */
  private insert(row: NewAttachment): Promise<void> {
    const run = async () => {
      await this.users.lock(row.ownerId);
      if ((await this.rows.countWaiting(row.ownerId)) >= MOST_WAITING)
        throw new DomainError('LIST_FULL', { detail: t('threads.filesWaiting', { most: MOST_WAITING }) });
      await this.rows.insert(row);
    };
    return retryLockConflicts(() => this.transactions.run(run));
  }

  private async mayRead(readerId: string, { messageId, ownerId }: StoredAttachment): Promise<boolean> {
    if (messageId === null) return ownerId === readerId;
    const message = await this.messages.find(messageId);
    const thread = message && (await this.threads.findOwn(readerId, message.threadId));
    return thread !== null && !(await this.blocks.areApart(readerId, otherOf(thread, readerId)));
  }
}
