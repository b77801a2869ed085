import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountModule, DelegatesModule, GuardiansModule, UsersModule } from '../../auth';
import { AuditModule } from '../../kernel/audit/audit.module';
import { LimitsModule } from '../../kernel/rate-limits/limits.module';
import { TalentsModule } from '../../talents';
import { HiringModule } from '../../hiring';
import { JobsModule } from '../../jobs';
import { AuditReadingModule } from '../audit/audit-reading.module';
import { StaffConsoleModule } from '../console/staff-console.module';
import { ReportsModule } from '../reports/reports.module';
import { ReviewingModule } from '../reviewing/reviewing.module';
import { SecondStepModule } from '../second-step/second-step.module';
import { ViewingModule } from '../views/viewing.module';
import { AccountTiesRepository } from './account-ties.repository';
import { MergeMailsService } from './merge-mails.service';
import { MergingAccountsService } from './merging-accounts.service';
import { PeopleController } from './people.controller';
import { PeopleRepository } from './people.repository';
import { PeopleService } from './people.service';
import { PersonActsService } from './person-acts.service';
import { PersonContentController } from './person-content.controller';
import { PersonContentService } from './person-content.service';
import { PersonDataController } from './person-data.controller';
import { PersonDataService } from './person-data.service';
import { PersonFactsRepository } from './person-facts.repository';
import { PersonNoteEntity } from './person-note.entity';
import { PersonNotesRecords } from './person-notes.records';
import { PersonNotesRepository } from './person-notes.repository';

/** Accounts as the office finds, reads and changes them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([PersonNoteEntity]),
    AccountModule,
    AuditModule,
    AuditReadingModule,
    DelegatesModule,
    GuardiansModule,
    HiringModule,
    JobsModule,
    LimitsModule,
    ReportsModule,
    ReviewingModule,
    SecondStepModule,
    StaffConsoleModule,
    TalentsModule,
    UsersModule,
    ViewingModule,
  ],
  controllers: [PeopleController, PersonContentController, PersonDataController],
  providers: [
    AccountTiesRepository,
    MergeMailsService,
    MergingAccountsService,
    PeopleRepository,
    PeopleService,
    PersonActsService,
    PersonContentService,
    PersonDataService,
    PersonFactsRepository,
    PersonNotesRecords,
    PersonNotesRepository,
  ],
  exports: [PersonNotesRecords],
})
export class PeopleModule {}
