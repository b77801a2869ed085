import { Module } from '@nestjs/common';
import { UsersModule } from '../../auth';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { LeadSheetsService } from './lead-sheets.service';

/** Leads as tables, which the office and the staff commands make. */
@Module({ imports: [OutboxModule, UsersModule], providers: [LeadSheetsService], exports: [LeadSheetsService] })
export class LeadSheetsModule {}
