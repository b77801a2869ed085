import type { DataSource } from 'typeorm';
import { SystemClock } from '../../kernel/clock/clock';
import type { AppConfig } from '../../kernel/config/config';
import { CategoriesService } from './categories.service';
import { LookupsRepository } from '../lookups/lookups.repository';
import { LookupsService } from '../lookups/lookups.service';
import { Pictures } from '../schema/pictures';
import { TalentSearchRepository } from '../search/talent-search.repository';
import { TalentsRepository } from './talents.repository';
import { TalentsService } from './talents.service';

export type OpenTalents = { readonly talents: TalentsService; readonly categories: CategoriesService };

/** The module's services without the server around them, for command lines and tests. */
export function openTalents(dataSource: DataSource, config: AppConfig, clock = new SystemClock()): OpenTalents {
  const repository = new TalentsRepository(dataSource);
  const lookups = new LookupsService(new LookupsRepository(dataSource));
  const pictures = new Pictures(config);
  return {
    talents: new TalentsService(repository, lookups, pictures, clock, new TalentSearchRepository(dataSource)),
    categories: new CategoriesService(lookups, repository, pictures),
  };
}
