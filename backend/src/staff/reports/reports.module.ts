import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReportEntity } from './report.entity';
import { OpenJobsModule } from '../../jobs';
import { LimitsModule } from '../../kernel/rate-limits/limits.module';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { TalentsModule } from '../../talents';
import { ReportRetentionJob } from './report-retention.job';
import { ReportedAccountsRepository } from './reported-accounts.repository';
import { ReportedSubjectsRepository } from './reported-subjects.repository';
import { ReportedSubjectsService } from './reported-subjects.service';
import { ReportsController } from './reports.controller';
import { ReportsRepository } from './reports.repository';
import { ReportsService } from './reports.service';
import { ReportsRecords } from './reports.records';

@Module({
  imports: [TypeOrmModule.forFeature([ReportEntity]), LimitsModule, OpenJobsModule, OutboxModule, TalentsModule],
  controllers: [ReportsController],
  providers: [
    ReportedAccountsRepository,
    ReportsRecords,
    ReportsRepository,
    ReportedSubjectsRepository,
    ReportedSubjectsService,
    ReportsService,
    ReportRetentionJob,
  ],
  exports: [ReportedAccountsRepository, ReportedSubjectsRepository, ReportsRecords, ReportsRepository],
})
export class ReportsModule {}
