import { Module } from '@nestjs/common';
import { SessionsModule, UsersModule } from '../../auth';
import { DocumentsModule, FaqsModule, SitePicturesModule, StoriesModule, TextsModule } from '../../content';
import { LimitsModule } from '../../kernel/rate-limits/limits.module';
import { LandingModule } from '../../landing';
import { OfficeContentController } from './office-content.controller';
import { SecondStepModule } from '../second-step/second-step.module';
import { OfficeTextsService } from './office-texts.service';
import { SitePictureUploads } from './site-picture-uploads';
import { SitePicturesController } from './site-pictures.controller';
import { TextPreviewsService } from './text-previews.service';

/** Texts of the site as the office lists, changes, previews and publishes them. */
@Module({
  imports: [
    DocumentsModule,
    FaqsModule,
    LandingModule,
    LimitsModule,
    SecondStepModule,
    SessionsModule,
    SitePicturesModule,
    StoriesModule,
    TextsModule,
    UsersModule,
  ],
  controllers: [OfficeContentController, SitePicturesController],
  providers: [SitePictureUploads, OfficeTextsService, TextPreviewsService],
})
export class OfficeContentModule {}
