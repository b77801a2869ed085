import { Module } from '@nestjs/common';
import { ProfilesModule } from '../../talents';
import { DocumentsModule } from '../documents/documents.module';
import { SitePicturesModule } from '../pictures/site-pictures.module';
import { StoriesRecords } from './stories.records';
import { StoriesRepository } from './stories.repository';

/** Stories as personal data of those whom they are about. */
@Module({
  imports: [DocumentsModule, ProfilesModule, SitePicturesModule],
  providers: [StoriesRecords, StoriesRepository],
  exports: [StoriesRecords],
})
export class StoriesRecordsModule {}
