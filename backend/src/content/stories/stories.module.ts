import { Module } from '@nestjs/common';
import { ProfilesModule, TalentsModule } from '../../talents';
import { DocumentsModule } from '../documents/documents.module';
import { SitePicturesModule } from '../pictures/site-pictures.module';
import { StoriesController } from './stories.controller';
import { StoriesRecords } from './stories.records';
import { StoriesRepository } from './stories.repository';
import { StoriesService } from './stories.service';

@Module({
  imports: [DocumentsModule, ProfilesModule, SitePicturesModule, TalentsModule],
  controllers: [StoriesController],
  providers: [StoriesRecords, StoriesRepository, StoriesService],
  exports: [StoriesRecords, StoriesService],
})
export class StoriesModule {}
