import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobEntity } from './schema/job.entity';
import { JobRoleEntity, JobTokenEntity } from './schema/job-role.entity';
import { JobApplicationEntity, JobApplicationStepEntity } from './schema/job-application.entity';
import { JobInvitationEntity } from './schema/job-invitation.entity';
import { LimitsModule } from '../kernel/rate-limits/limits.module';
import { MembershipModule } from '../membership';
import { NotificationsModule } from '../notifications';
import { ProfilesModule, SheetsModule, TalentsModule } from '../talents';
import { BlocksModule, UsersModule } from '../auth';
import { StoredVideosModule } from '../videos';
import { applicationsControllers, applicationsProviders } from './applications/applications.providers';
import { OfferedApplicationsService } from './applications/offered-applications.service';
import { OwnApplicationsDataService } from './applications/own-applications-data.service';
import { SentTapesService } from './applications/sent-tapes.service';
import { SentApplicationsService } from './applications/sent-applications.service';
import { OwnJobsDataService } from './postings/own-jobs-data.service';
import { postingsControllers, postingsProviders } from './postings/postings.providers';
import { searchControllers, searchProviders } from './search/search.providers';
import { WatchedJobsService } from './search/watched-jobs.service';
import { ApplicationsRecords } from './applications/applications.records';
import { JobReviewsService } from './postings/job-reviews.service';
import { JobsRecords } from './postings/jobs.records';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      JobEntity,
      JobRoleEntity,
      JobTokenEntity,
      JobApplicationEntity,
      JobApplicationStepEntity,
      JobInvitationEntity,
    ]),
    BlocksModule,
    LimitsModule,
    MembershipModule,
    NotificationsModule,
    ProfilesModule,
    SheetsModule,
    TalentsModule,
    UsersModule,
    StoredVideosModule,
  ],
  controllers: [...postingsControllers, ...searchControllers, ...applicationsControllers],
  providers: [JobsRecords, ApplicationsRecords, ...postingsProviders, ...searchProviders, ...applicationsProviders],
  exports: [
    JobsRecords,
    JobReviewsService,
    ApplicationsRecords,
    OfferedApplicationsService,
    OwnApplicationsDataService,
    OwnJobsDataService,
    SentApplicationsService,
    SentTapesService,
    WatchedJobsService,
  ],
})
export class JobsModule {}
