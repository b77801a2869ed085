import { Module } from '@nestjs/common';
import { ShownJobsRepository } from '../jobs';
import { LimitsModule } from '../limits';
import { OutboxModule } from '../outbox';
import { TalentsModule } from '../talents';
import { ReportRoundsWorker } from './report-rounds.worker';
import { ReportedSubjectsRepository } from './reported-subjects.repository';
import { ReportedSubjectsService } from './reported-subjects.service';
import { ReportsController } from './reports.controller';
import { ReportsRepository } from './reports.repository';
import { ReportsService } from './reports.service';

@Module({
  imports: [LimitsModule, OutboxModule, TalentsModule],
  controllers: [ReportsController],
  providers: [
    ReportsRepository,
    ReportedSubjectsRepository,
    ReportedSubjectsService,
    ReportsService,
    ReportRoundsWorker,
    ShownJobsRepository,
  ],
  exports: [ReportsRepository],
})
export class ReportsModule {}
