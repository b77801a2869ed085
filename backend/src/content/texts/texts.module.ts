import { Module } from '@nestjs/common';
import { UsersModule } from '../../auth';
import { AuditModule } from '../../kernel/audit/audit.module';
import { TalentsModule } from '../../talents';
import { SitePicturesModule } from '../pictures/site-pictures.module';
import { DocumentsModule } from '../documents/documents.module';
import { SavingTextsService } from './saving-texts.service';
import { TextChangesService } from './text-changes.service';
import { TextsRepository } from './texts.repository';
import { TextsService } from './texts.service';

/** Every text of the site in its versions, for the office. */
@Module({
  imports: [AuditModule, DocumentsModule, SitePicturesModule, TalentsModule, UsersModule],
  providers: [SavingTextsService, TextChangesService, TextsRepository, TextsService],
  exports: [SavingTextsService, TextChangesService, TextsService],
})
export class TextsModule {}
