import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutboxMessageEntity } from './outbox-message.entity';
import { OldRows } from '../scheduling/old-rows';
import { HeldMessages } from './held-messages';
import { LimitsModule } from '../rate-limits/limits.module';
import { DemoOutboxController } from './demo-outbox.controller';
import { MailAttachments } from './mail-attachments';
import { OutboxRepository } from './outbox.repository';
import { OutboxService } from './outbox.service';
import { OutboxWorker } from './outbox.worker';
import { UnsentMessages } from './unsent-messages';

const KEEP_MS = 24 * 3600 * 1000;

@Module({
  imports: [TypeOrmModule.forFeature([OutboxMessageEntity]), LimitsModule],
  controllers: [DemoOutboxController],
  providers: [HeldMessages, MailAttachments, OutboxRepository, OutboxService, OutboxWorker, UnsentMessages],
  exports: [HeldMessages, MailAttachments, OutboxService, UnsentMessages],
})
export class OutboxModule {
  constructor(oldRows: OldRows, messages: OutboxRepository) {
    oldRows.add('texts of messages that were given up', (now) => messages.deleteTexts(now - KEEP_MS));
    oldRows.add('messages', (now) => messages.deleteOld({ expiredUntil: now - KEEP_MS, keptUntil: now }));
  }
}
