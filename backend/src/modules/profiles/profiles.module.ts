import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits';
import { MediaModule } from '../media';
import { OutboxModule } from '../outbox';
import { TalentAddressesRepository, TalentsModule } from '../talents';
import { UsersModule } from '../users';
import { OwnProfileDataService } from './own-profile-data.service';
import { photoProviders } from './photo-providers';
import { PhotosController } from './photos.controller';
import { ProfileAddressService } from './profile-address.service';
import { ProfileChecksService } from './profile-checks.service';
import { ProfileDraftsService } from './profile-drafts.service';
import { ProfileNoticesService } from './profile-notices.service';
import { ProfilePublisher } from './profile-publisher.service';
import { ProfileSavingService } from './profile-saving.service';
import { ProfileStandingService } from './profile-standing.service';
import { ProfileSubmissionService } from './profile-submission.service';
import { ProfilesController } from './profiles.controller';
import { ProfilesRepository } from './profiles.repository';
import { ProfilesService } from './profiles.service';

@Module({
  imports: [LimitsModule, MediaModule, OutboxModule, TalentsModule, UsersModule],
  controllers: [ProfilesController, PhotosController],
  providers: [
    ...photoProviders,
    ProfilesRepository,
    TalentAddressesRepository,
    ProfileDraftsService,
    ProfileChecksService,
    ProfilePublisher,
    ProfileSavingService,
    ProfileNoticesService,
    ProfileSubmissionService,
    ProfileAddressService,
    ProfilesService,
    OwnProfileDataService,
    ProfileStandingService,
  ],
  exports: [OwnProfileDataService, ProfileStandingService],
})
export class ProfilesModule {}
