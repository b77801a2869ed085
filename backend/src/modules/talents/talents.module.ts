import { Module } from '@nestjs/common';
import { CategoriesService } from './categories.service';
import { LookupsRepository } from './lookups.repository';
import { LookupsService } from './lookups.service';
import { Pictures } from './pictures';
import { TALENT_SEARCH } from './talent-search';
import { TalentSearchRepository } from './talent-search.repository';
import { TalentsController } from './talents.controller';
import { TalentsRepository } from './talents.repository';
import { TalentsService } from './talents.service';

@Module({
  controllers: [TalentsController],
  providers: [
    LookupsRepository,
    LookupsService,
    Pictures,
    CategoriesService,
    TalentsRepository,
    TalentsService,
    { provide: TALENT_SEARCH, useClass: TalentSearchRepository },
  ],
  exports: [CategoriesService, TalentsService],
})
export class TalentsModule {}
