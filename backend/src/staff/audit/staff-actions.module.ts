import { Module } from '@nestjs/common';
import { AuditRepository } from '../../kernel/audit/audit.repository';
import { TalentsModule } from '../../talents';
import { StaffActionsRecords } from './staff-actions.records';

@Module({ imports: [TalentsModule], providers: [AuditRepository, StaffActionsRecords], exports: [StaffActionsRecords] })
export class StaffActionsModule {}
