import { Injectable } from '@nestjs/common';
import { AttachmentsRepository } from './attachments.repository';
import { MessagesRepository } from './messages.repository';
import { ThreadsRepository } from './threads.repository';

type ReportedMessage = { readonly at: number; readonly senderId: string; readonly text: string; readonly files: readonly string[] };
export type ReportedThread = { readonly clientId: string; readonly talentUserId: string; readonly messages: readonly ReportedMessage[] };

/** Reads threads for staff, who got a report about them. */
@Injectable()
export class ReportedThreadsService {
  constructor(
    private readonly threads: ThreadsRepository,
    private readonly messages: MessagesRepository,
    private readonly attachments: AttachmentsRepository,
  ) {}

  /** Reads the newest messages of a thread, the oldest first; null for a thread that is gone. */
  async read(id: number, most: number): Promise<ReportedThread | null> {
    const thread = await this.threads.find(id);
    if (!thread) return null;
    const messages = await this.messages.findPage(id, { most });
    const files = await this.attachments.findOf(messages.map((message) => message.id));
    const { clientId, talentUserId } = thread;
    return {
      clientId,
      talentUserId,
      messages: messages.map((message) => ({
        at: message.at,
        senderId: message.senderId,
        text: message.text,
        files: files.filter(({ messageId }) => messageId === message.id).map(({ name }) => name),
      })),
    };
  }
}
