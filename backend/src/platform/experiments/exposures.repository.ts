import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, Not, type Repository } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import { ExperimentExposureEntity } from './experiment-exposure.entity';

export type NewExposure = Omit<ExperimentExposureEntity, 'id' | 'convertedAt' | 'isExcluded'>;
/** A visitor's pseudonym and the experiment they convert in. */
export type Conversion = { readonly experiment: string; readonly visitor: string };

const HASH_LENGTH = 64;

@Injectable()
export class ExposuresRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get exposures(): Repository<ExperimentExposureEntity> {
    return this.dataSource.getRepository(ExperimentExposureEntity);
  }

  /** Stores a visitor's first exposure; excludes the visitor if a later one shows another variant. */
  async note(exposure: NewExposure): Promise<void> {
    const { experiment, visitor, variant } = exposure;
    const isNew = await unlessDuplicate(() => this.exposures.insert({ ...exposure, convertedAt: null, isExcluded: false }));
    if (!isNew) await this.exposures.update({ experiment, visitor, variant: Not(variant), isExcluded: false }, { isExcluded: true });
  }

  /** Marks an exposed visitor as converted, once. */
  async convert({ experiment, visitor }: Conversion, convertedAt: number): Promise<void> {
    await this.exposures.update({ experiment, visitor, convertedAt: IsNull() }, { convertedAt });
  }

  async hasAny(experiment: string): Promise<boolean> {
    return (await this.exposures.countBy({ experiment })) > 0;
  }

  /** Replaces the pseudonyms of exposures before `before` (ms) by row numbers, so that the counts stay. Returns the number of rows. */
  async removePseudonyms(before: number): Promise<number> {
    const result = await this.exposures
      .createQueryBuilder()
      .update()
      .set({ visitor: () => 'CAST(id AS CHAR)' })
      .where({ exposedAt: LessThan(before) })
      .andWhere(`LENGTH(visitor) = ${HASH_LENGTH}`)
      .execute();
    return result.affected ?? 0;
  }
}
