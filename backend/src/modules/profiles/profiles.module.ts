import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits';
import { MediaModule } from '../media';
import { TalentsModule } from '../talents';
import { UsersModule } from '../users';
import { photoProviders } from './photo-providers';
import { PhotosController } from './photos.controller';
import { ProfileDraftsService } from './profile-drafts.service';
import { ProfilesRepository } from './profiles.repository';
import { ProfilesService } from './profiles.service';

@Module({
  imports: [LimitsModule, MediaModule, TalentsModule, UsersModule],
  controllers: [PhotosController],
  providers: [...photoProviders, ProfilesRepository, ProfileDraftsService, ProfilesService],
})
export class ProfilesModule {}
