import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications';
import { TalentsModule } from '../talents';
import { UsersModule } from '../users';
import { postingsControllers, postingsProviders } from './postings/postings.providers';
import { searchControllers, searchProviders } from './search/search.providers';

@Module({
  imports: [NotificationsModule, TalentsModule, UsersModule],
  controllers: [...postingsControllers, ...searchControllers],
  providers: [...postingsProviders, ...searchProviders],
})
export class JobsModule {}
