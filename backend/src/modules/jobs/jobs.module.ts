import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits';
import { NotificationsModule } from '../notifications';
import { ProfilesModule } from '../profiles';
import { TalentsModule } from '../talents';
import { UsersModule } from '../users';
import { applicationsControllers, applicationsProviders } from './applications/applications.providers';
import { OwnAnswersService } from './applications/own-answers.service';
import { OwnJobsDataService } from './postings/own-jobs-data.service';
import { postingsControllers, postingsProviders } from './postings/postings.providers';
import { searchControllers, searchProviders } from './search/search.providers';

@Module({
  imports: [LimitsModule, NotificationsModule, ProfilesModule, TalentsModule, UsersModule],
  controllers: [...postingsControllers, ...searchControllers, ...applicationsControllers],
  providers: [...postingsProviders, ...searchProviders, ...applicationsProviders],
  exports: [OwnAnswersService, OwnJobsDataService],
})
export class JobsModule {}
