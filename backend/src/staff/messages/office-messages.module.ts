import { Module } from '@nestjs/common';
import { AuditModule } from '../../kernel/audit/audit.module';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { OfficeMessagesController } from './office-messages.controller';
import { OfficeMessagesService } from './office-messages.service';

/** Messages that did not go out, in the office. */
@Module({ imports: [AuditModule, OutboxModule], controllers: [OfficeMessagesController], providers: [OfficeMessagesService] })
export class OfficeMessagesModule {}
