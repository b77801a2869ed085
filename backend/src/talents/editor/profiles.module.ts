import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PhotoFileEntity } from './photos/photo-file.entity';
import { ProfileEntity } from './profile.entity';
import { ProfilePhotoEntity } from './profile-photo.entity';
import { LimitsModule } from '../../kernel/rate-limits/limits.module';
import { MediaModule } from '../pictures/media.module';
import { MembershipModule } from '../../membership';
import { OutboxModule } from '../../kernel/outbox/outbox.module';
import { NewTalentsRepository } from '../listing/new-talents.repository';
import { FormerSlugsRepository } from '../profile/former-slugs.repository';
import { TalentsModule } from '../talents.module';
import { DelegatesModule, UsersModule } from '../../auth';
import { StoredVideosModule } from '../../videos';
import { OwnProfileDataService } from './own-profile-data.service';
import { photoProviders } from './photos/photo-providers';
import { PhotosController } from './photos/photos.controller';
import { ProfileSlugService } from './profile-slug.service';
import { ProfileChecksService } from './profile-checks.service';
import { ProfileDraftsService } from './profile-drafts.service';
import { ProfileMailService } from './profile-mail.service';
import { ProfileReviewsService } from './profile-reviews.service';
import { ProfileReelsService } from './profile-reels.service';
import { ProfilePublisher } from './profile-publisher.service';
import { ProfileSavingService } from './profile-saving.service';
import { ProfileStandingService } from './profile-standing.service';
import { ProfileSubmissionService } from './profile-submission.service';
import { ProfilesController } from './profiles.controller';
import { ProfilesRepository } from './profiles.repository';
import { ProfilesService } from './profiles.service';
import { OwnProfileRecords } from './own-profile.records';

@Module({
  imports: [
    DelegatesModule,
    TypeOrmModule.forFeature([PhotoFileEntity, ProfileEntity, ProfilePhotoEntity]),
    LimitsModule,
    MediaModule,
    MembershipModule,
    OutboxModule,
    TalentsModule,
    UsersModule,
    StoredVideosModule,
  ],
  controllers: [ProfilesController, PhotosController],
  providers: [
    OwnProfileRecords,
    ...photoProviders,
    ProfilesRepository,
    FormerSlugsRepository,
    NewTalentsRepository,
    ProfileDraftsService,
    ProfileChecksService,
    ProfilePublisher,
    ProfileReelsService,
    ProfileReviewsService,
    ProfileSavingService,
    ProfileMailService,
    ProfileSubmissionService,
    ProfileSlugService,
    ProfilesService,
    OwnProfileDataService,
    ProfileStandingService,
  ],
  exports: [
    OwnProfileRecords,
    OwnProfileDataService,
    ProfileReelsService,
    ProfileReviewsService,
    ProfileStandingService,
    ProfileSlugService,
  ],
})
export class ProfilesModule {}
