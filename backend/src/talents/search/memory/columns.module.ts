import { Module } from '@nestjs/common';
import { Clock } from '../../../kernel/clock/clock';
import { AppConfig } from '../../../kernel/config/config';
import { AppLog } from '../../../kernel/logging/app-log';
import { AttributeSizesRepository } from '../attribute-sizes.repository';
import { TalentIndexRepository } from '../talent-index.repository';
import { TalentIndexService } from '../talent-index.service';
import { TALENT_SEARCH } from '../talent-search';
import { TalentSearchRepository } from '../talent-search.repository';
import { ColumnSearch } from './column-search';
import { ColumnsSourceRepository } from './columns-source.repository';
import { ColumnsJob } from './columns.job';
import { TalentChangesRepository } from './talent-changes.repository';

const PARTS = [TalentSearchRepository, ColumnsSourceRepository, TalentChangesRepository, Clock, AppLog, AppConfig];
type Parts = [TalentSearchRepository, ColumnsSourceRepository, TalentChangesRepository, Clock, AppLog, AppConfig];

/** Provides the listing's search, in memory or in the database. */
@Module({
  providers: [
    AttributeSizesRepository,
    TalentIndexRepository,
    TalentIndexService,
    TalentSearchRepository,
    ColumnsSourceRepository,
    TalentChangesRepository,
    ColumnsJob,
    {
      provide: ColumnSearch,
      useFactory: (...[database, source, changes, clock, log, { columnsFromTalents }]: Parts) =>
        new ColumnSearch(database, { source, changes, clock }, log, { fromTalents: columnsFromTalents }),
      inject: PARTS,
    },
    { provide: TALENT_SEARCH, useExisting: ColumnSearch },
  ],
  exports: [ColumnsSourceRepository, TALENT_SEARCH, TalentIndexService],
})
export class ColumnsModule {}
