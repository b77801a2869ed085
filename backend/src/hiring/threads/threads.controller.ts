import type {
  OpenThreadInput,
  ReadThreadInput,
  SendMessageInput,
  SentMessageResponse,
  ThreadQuery,
  ThreadResponse,
  ThreadsQuery,
  ThreadsResponse,
  UnreadMessagesResponse,
} from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../auth';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { OpeningThreadsService } from './opening-threads.service';
import { ReadReceiptsService } from './read-receipts.service';
import { ReadingThreadsService } from './reading-threads.service';
import { SendingMessagesService } from './sending-messages.service';

/** Endpoints of messages between clients and talents. */
@Controller()
export class ThreadsController {
  constructor(
    private readonly reading: ReadingThreadsService,
    private readonly opening: OpeningThreadsService,
    private readonly sending: SendingMessagesService,
    private readonly receipts: ReadReceiptsService,
  ) {}

  @Handles('threads')
  async list(@CurrentUser() userId: string, @Input() { before }: ThreadsQuery): Promise<ThreadsResponse> {
    return { status: 200, ...(await this.reading.list(userId, before)) };
  }

  @Handles('openThread')
  async open(@CurrentUser() userId: string, @Input() input: OpenThreadInput): Promise<ThreadResponse> {
    const id = await this.opening.open(userId, input);
    return { status: 200, data: await this.reading.read(userId, { id }) };
  }

  @Handles('unreadMessages')
  async unread(@CurrentUser() userId: string): Promise<UnreadMessagesResponse> {
    return { status: 200, unread: await this.reading.countUnread(userId) };
  }

  @Handles('thread')
  async read(@CurrentUser() userId: string, @Input() query: ThreadQuery): Promise<ThreadResponse> {
    return { status: 200, data: await this.reading.read(userId, query) };
  }

  @Handles('sendMessage')
  async send(@CurrentUser() userId: string, @Input() input: SendMessageInput): Promise<SentMessageResponse> {
    const id = await this.sending.send(userId, input);
    return { status: 200, data: await this.reading.message(userId, id) };
  }

  @Handles('readThread')
  async markRead(@CurrentUser() userId: string, @Input() input: ReadThreadInput): Promise<UnreadMessagesResponse> {
    return { status: 200, unread: await this.receipts.read(userId, input) };
  }
}
