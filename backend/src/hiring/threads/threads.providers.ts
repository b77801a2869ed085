import type { Provider } from '@nestjs/common';
import { AttachmentAddresses } from './attachment-addresses';
import { AttachmentCheck } from './attachment-check.service';
import { AttachmentCleanupJob } from './attachment-cleanup.job';
import { AttachmentStore } from './attachment-store';
import { AttachmentUploads } from './attachment-uploads';
import { AttachmentsController } from './attachments.controller';
import { AttachmentsRepository } from './attachments.repository';
import { AttachmentsService } from './attachments.service';
import { BlocksController } from './blocks.controller';
import { MessageLimitsService } from './message-limits.service';
import { MessagesRecords } from './messages.records';
import { MessagesRepository } from './messages.repository';
import { OpeningThreadsService } from './opening-threads.service';
import { OwnMessagesDataService } from './own-messages-data.service';
import { ReadReceiptsService } from './read-receipts.service';
import { ReadingThreadsService } from './reading-threads.service';
import { ReportedThreadsService } from './reported-threads.service';
import { SendingMessagesService } from './sending-messages.service';
import { ThreadBlocksService } from './thread-blocks.service';
import { ThreadSubjectsRepository } from './thread-subjects.repository';
import { ThreadsController } from './threads.controller';
import { ThreadsOfPairService } from './threads-of-pair.service';
import { ThreadsRepository } from './threads.repository';

/** Providers of threads. */
export const threadsProviders: readonly Provider[] = [
  AttachmentAddresses,
  AttachmentCheck,
  AttachmentCleanupJob,
  AttachmentStore,
  AttachmentUploads,
  AttachmentsRepository,
  AttachmentsService,
  MessageLimitsService,
  MessagesRecords,
  MessagesRepository,
  OpeningThreadsService,
  OwnMessagesDataService,
  ReadReceiptsService,
  ReadingThreadsService,
  ReportedThreadsService,
  SendingMessagesService,
  ThreadBlocksService,
  ThreadSubjectsRepository,
  ThreadsOfPairService,
  ThreadsRepository,
];
export const threadsControllers = [ThreadsController, AttachmentsController, BlocksController] as const;
