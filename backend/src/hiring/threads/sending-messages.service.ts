import { hasContactData, type Party, type SendMessageInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { refuseIn } from '../../kernel/domain-error';
import { UserBlocksService, UsersService } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { wasDoneBefore } from '../../kernel/idempotency/once-for-key';
import { t } from '../../kernel/messages';
import { spend } from '../../kernel/rate-limits/spend';
import { LiveEventsService, NotificationsService } from '../../notifications';
import { AttachmentsRepository } from './attachments.repository';
import { attachmentName } from './attachment-name';
import { MessageLimitsService } from './message-limits.service';
import { messageNotification } from './message-notifications';
import { lineOfText, messageText } from './message-text.policy';
import { MessagesRepository } from './messages.repository';
import { AccountChangesService } from '../parties/account-changes.service';
import { PartiesService } from '../parties/parties.service';
import { noSuchThread, otherIsGone } from './thread-refusals';
import { noticePrefix, SIDE_COLUMNS, type Thread } from './thread-sides';
import { otherOf, otherSide, sideOf } from '../parties/sides';
import { ThreadSubjectsRepository } from './thread-subjects.repository';
import { ThreadsRepository } from './threads.repository';

type Files = SendMessageInput['attachments'];
type Draft = { readonly userId: string; readonly text: string; readonly files: Files; readonly sender: Party };

/** Sends messages, each once, with the counters of its thread in the same transaction. */
@Injectable()
export class SendingMessagesService {
  constructor(
    private readonly threads: ThreadsRepository,
    private readonly messages: MessagesRepository,
    private readonly attachments: AttachmentsRepository,
    private readonly subjects: ThreadSubjectsRepository,
    private readonly parties: PartiesService,
    private readonly users: UsersService,
    private readonly blocks: UserBlocksService,
    private readonly limits: MessageLimitsService,
    private readonly notifications: NotificationsService,
    private readonly live: LiveEventsService,
    private readonly changes: AccountChangesService,
    private readonly clock: Clock,
  ) {}

  /** Stores a message and returns its id. */
  async send(userId: string, input: SendMessageInput): Promise<number> {
    const thread = await this.threads.findOwn(userId, input.thread_id);
    if (!thread) throw noSuchThread();
    const [text, files] = [messageText(input.text), input.attachments];
    if (text === '' && files.length === 0) throw refuseIn({ text: t('threads.empty') });
    const sender = (await this.parties.read([thread]))(thread)[sideOf(thread, userId)];
    const draft = { userId, text, files, sender };
    // In turn with what else the two do, so that no message of any of their threads is stored after a block.
    const run = () => this.changes.run([thread.clientId, thread.talentUserId], () => this.store(thread.id, draft));
    if (wasDoneBefore()) return run();
    return spend(await this.limits.send(userId, hasAnswerFor(thread, userId)), run);
  }

  private async store(threadId: number, draft: Draft): Promise<number> {
    const { userId, text, files } = draft;
    const thread = await this.threads.lockOwn(userId, threadId);
    if (!thread) throw noSuchThread();
    await this.requireReader(thread, userId);
    const at = Math.max(this.clock.now(), thread.lastAt + 1);
    const isMarked = hasContactData(text) && !(await this.subjects.isAgreed(thread.clientId, thread.talentUserId));
    const message = { threadId, senderId: userId, text, hasContactData: isMarked, attachments: files.length, at };
    const id = await this.messages.insert(message);
    await this.claim(userId, id, files);
    await this.threads.update(threadId, after(thread, { userId, id, at, text, files }));
    await this.notify(thread, id, draft);
    await this.live.publish([thread.clientId, thread.talentUserId], 'messages', threadId);
    return id;
  }

  /** Throws MESSAGES_BLOCKED when one blocked the other, or the other's account cannot read. */
  private async requireReader(thread: Thread, userId: string): Promise<void> {
    const otherId = otherOf(thread, userId);
    await this.blocks.requireTogether(userId, otherId);
    if ((await this.users.findById(otherId))?.status !== 'active') throw otherIsGone();
  }

  private async claim(userId: string, messageId: number, files: Files): Promise<void> {
    const waiting = await this.attachments.findWaiting(
      userId,
      files.map(({ id }) => id),
    );
    for (const [position, { id, name }] of files.entries()) {
      const file = waiting.find((one) => one.id === id);
      const isOurs = file && (await this.attachments.claim(userId, messageId, { id, name: attachmentName(name, file), position }));
      if (!isOurs) throw refuseIn({ attachments: t('threads.fileGone') });
    }
  }

  /** Notifies the other one unless an earlier message of the thread has done so and is still unread. */
  private async notify(thread: Thread, messageId: number, { userId, text, sender }: Draft): Promise<void> {
    const otherId = otherOf(thread, userId);
    if (await this.notifications.hasUnread(otherId, noticePrefix(thread.id))) return;
    await this.notifications.notify([messageNotification({ threadId: thread.id, messageId, userId: otherId, sender, text })]);
  }
}

function hasAnswerFor({ isAnswered, lastSenderId }: Thread, userId: string): boolean {
  return isAnswered || (lastSenderId !== '' && lastSenderId !== userId);
}

type Sent = { readonly userId: string; readonly id: number; readonly at: number; readonly text: string; readonly files: Files };

function after(thread: Thread, { userId, id, at, text, files }: Sent): Partial<Thread> {
  const { unread } = SIDE_COLUMNS[otherSide(sideOf(thread, userId))];
  return {
    lastMessageId: id,
    lastText: text === '' ? t('threads.onlyFiles', { count: files.length }) : lineOfText(text),
    lastSenderId: userId,
    lastAt: at,
    isAnswered: hasAnswerFor(thread, userId),
    [unread]: thread[unread] + 1,
  };
}
