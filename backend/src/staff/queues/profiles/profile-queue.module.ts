import { Module } from '@nestjs/common';
import { UsersModule } from '../../../auth';
import { AuditModule } from '../../../kernel/audit/audit.module';
import { MediaModule, ProfilesModule, TalentsModule } from '../../../talents';
import { StoredVideosModule } from '../../../videos';
import { ReviewingModule } from '../../reviewing/reviewing.module';
import { OfficeQueues } from '../kit/office-queues';
import { QueueKitModule } from '../kit/queue-kit.module';
import { DecidingProfilesService } from './deciding-profiles.service';
import { ProfileItemsService } from './profile-items.service';
import { ProfileQueueController } from './profile-queue.controller';
import { ProfileSearchService } from './profile-search.service';
import { ReviewedProfileService } from './reviewed-profile.service';
import { SubmittedFilesService } from './submitted-files.service';

/** The office's queue of submitted profiles. */
@Module({
  imports: [AuditModule, MediaModule, ProfilesModule, QueueKitModule, ReviewingModule, StoredVideosModule, TalentsModule, UsersModule],
  controllers: [ProfileQueueController],
  providers: [DecidingProfilesService, ProfileItemsService, ProfileSearchService, ReviewedProfileService, SubmittedFilesService],
})
export class ProfileQueueModule {
  constructor(queues: OfficeQueues, items: ProfileItemsService) {
    queues.add(items);
  }
}
