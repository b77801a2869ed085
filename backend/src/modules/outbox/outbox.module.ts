import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits';
import { DemoOutboxController } from './demo-outbox.controller';
import { OutboxRepository } from './outbox.repository';
import { OutboxService } from './outbox.service';
import { OutboxWorker } from './outbox.worker';

@Module({
  imports: [LimitsModule],
  controllers: [DemoOutboxController],
  providers: [OutboxRepository, OutboxService, OutboxWorker],
  exports: [OutboxService],
})
export class OutboxModule {}
