import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../auth';
import { AuditModule } from '../../kernel/audit/audit.module';
import { TalentsModule } from '../../talents';
import { AuditReadingModule } from '../audit/audit-reading.module';
import { StaffConsoleModule } from '../console/staff-console.module';
import { ReportsModule } from '../reports/reports.module';
import { SecondStepModule } from '../second-step/second-step.module';
import { PeopleController } from './people.controller';
import { PeopleRepository } from './people.repository';
import { PeopleService } from './people.service';
import { PersonActsService } from './person-acts.service';
import { PersonFactsRepository } from './person-facts.repository';
import { PersonNoteEntity } from './person-note.entity';
import { PersonNotesRecords } from './person-notes.records';
import { PersonNotesRepository } from './person-notes.repository';

/** Accounts as the office finds, reads and changes them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([PersonNoteEntity]),
    AuditModule,
    AuditReadingModule,
    ReportsModule,
    SecondStepModule,
    StaffConsoleModule,
    TalentsModule,
    UsersModule,
  ],
  controllers: [PeopleController],
  providers: [PeopleRepository, PeopleService, PersonActsService, PersonFactsRepository, PersonNotesRecords, PersonNotesRepository],
  exports: [PersonNotesRecords],
})
export class PeopleModule {}
