import { Module } from '@nestjs/common';
import { AuditModule } from '../../kernel/audit/audit.module';
import { TalentsModule } from '../../talents';
import { StaffActionsRecords } from './staff-actions.records';

@Module({ imports: [AuditModule, TalentsModule], providers: [StaffActionsRecords], exports: [StaffActionsRecords] })
export class StaffActionsModule {}
