import { Module } from '@nestjs/common';
import { LimitsModule } from '../../kernel/rate-limits/limits.module';
import { MediaModule } from '../pictures/media.module';
import { TalentsModule } from '../talents.module';
import { PeopleFilesService } from './people-files.service';
import { SheetPicturesService } from './sheet-pictures.service';
import { TalentFactsRepository } from './talent-facts.repository';
import { TalentFactsService } from './talent-facts.service';

/** Files in which clients take people along. */
@Module({
  imports: [TalentsModule, MediaModule, LimitsModule],
  providers: [TalentFactsRepository, TalentFactsService, SheetPicturesService, PeopleFilesService],
  exports: [TalentFactsService, PeopleFilesService],
})
export class SheetsModule {}
