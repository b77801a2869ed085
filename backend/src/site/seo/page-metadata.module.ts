import { Module } from '@nestjs/common';
import { ContentModule, DocumentsModule, StoriesModule } from '../../content';
import { OpenJobsModule } from '../../jobs';
import { TalentsModule } from '../../talents';
import { PageMetadataController } from './page-metadata.controller';
import { PageMetadataService } from './page-metadata.service';
import { PageTextsService } from './page-texts.service';

@Module({
  imports: [ContentModule, DocumentsModule, OpenJobsModule, StoriesModule, TalentsModule],
  controllers: [PageMetadataController],
  providers: [PageMetadataService, PageTextsService],
})
export class PageMetadataModule {}
