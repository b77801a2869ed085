import { Module } from '@nestjs/common';
import { UsersModule } from '../../auth';
import { DocumentsModule, FaqsModule, TextsModule } from '../../content';
import { LandingModule } from '../../landing';
import { OfficeContentController } from './office-content.controller';
import { OfficeTextsService } from './office-texts.service';
import { TextPreviewsService } from './text-previews.service';

/** Texts of the site as the office lists, changes, previews and publishes them. */
@Module({
  imports: [DocumentsModule, FaqsModule, LandingModule, TextsModule, UsersModule],
  controllers: [OfficeContentController],
  providers: [OfficeTextsService, TextPreviewsService],
})
export class OfficeContentModule {}
