import { Module } from '@nestjs/common';
import { DemoOutboxController } from './demo-outbox.controller';
import { OutboxRepository } from './outbox.repository';
import { OutboxService } from './outbox.service';
import { OutboxWorker } from './outbox.worker';

@Module({
  controllers: [DemoOutboxController],
  providers: [OutboxRepository, OutboxService, OutboxWorker],
  exports: [OutboxService],
})
export class OutboxModule {}
