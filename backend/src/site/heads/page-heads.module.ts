import { Module } from '@nestjs/common';
import { ContentModule, DocumentsModule } from '../../content';
import { OpenJobsModule } from '../../jobs';
import { TalentsModule } from '../../talents';
import { PageHeadsController } from './page-heads.controller';
import { PageHeadsService } from './page-heads.service';
import { PageTextsService } from './page-texts.service';

@Module({
  imports: [ContentModule, DocumentsModule, OpenJobsModule, TalentsModule],
  controllers: [PageHeadsController],
  providers: [PageHeadsService, PageTextsService],
})
export class PageHeadsModule {}
