import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { ExperimentExposureEntity } from './experiment-exposure.entity';

const DAY_MS = 24 * 3600 * 1000;

export type Figures = { readonly exposed: number; readonly converted: number };
export type VariantFigures = Figures & { readonly variant: string };
export type DayFigures = VariantFigures & {
  /** Start of the day: midnight UTC, in ms. */
  readonly day: number;
};
export type SplitFigures = { readonly weights: string; readonly variant: string; readonly drawn: string; readonly visitors: number };

/** Sums of exposures; excluded visitors are left out, except from `countExcluded`. */
@Injectable()
export class ExposureFiguresRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns exposures and conversions per variant up to and including `until` (ms). */
  async byVariant(experiment: string, until: number): Promise<readonly VariantFigures[]> {
    const rows = await this.counted(experiment, until)
      .select('variant', 'variant')
      .addSelect('COUNT(*)', 'exposed')
      .addSelect('COALESCE(SUM(CASE WHEN converted_at <= :until THEN 1 ELSE 0 END), 0)', 'converted')
      .groupBy('variant')
      .getRawMany<VariantFigures>();
    return rows.map(({ variant, exposed, converted }) => ({ variant, exposed: Number(exposed), converted: Number(converted) }));
  }

  /** Returns when a variant reached this many visitors, in ms; null while it has fewer. */
  async reachedAt(experiment: string, variant: string, visitors: number): Promise<number | null> {
    const [row] = await this.dataSource.getRepository(ExperimentExposureEntity).find({
      select: { id: true, exposedAt: true },
      where: { experiment, variant, isExcluded: false },
      order: { exposedAt: 'ASC', id: 'ASC' },
      skip: visitors - 1,
      take: 1,
    });
    return row?.exposedAt ?? null;
  }

  /** Returns figures per variant and UTC day; a conversion counts on the day it happened. */
  async byDay(experiment: string, until: number): Promise<readonly DayFigures[]> {
    const exposed = await this.daysOf(this.counted(experiment, until), 'exposed_at');
    const converted = await this.daysOf(this.counted(experiment, until).andWhere('converted_at <= :until'), 'converted_at');
    return [
      ...exposed.map(({ visitors, ...day }) => ({ ...day, exposed: visitors, converted: 0 })),
      ...converted.map(({ visitors, ...day }) => ({ ...day, exposed: 0, converted: visitors })),
    ];
  }

  /** Returns visitors per set of weights and variant, in the order in which the weights took effect. */
  async bySplit(experiment: string, until: number): Promise<readonly SplitFigures[]> {
    const rows = await this.counted(experiment, until)
      .select(['weights AS weights', 'variant AS variant', 'drawn AS drawn'])
      .addSelect('COUNT(*)', 'visitors')
      .groupBy('weights')
      .addGroupBy('variant')
      .addGroupBy('drawn')
      .orderBy('MIN(id)')
      .getRawMany<SplitFigures>();
    return rows.map(({ weights, variant, drawn, visitors }) => ({ weights, variant, drawn, visitors: Number(visitors) }));
  }

  countExcluded(experiment: string): Promise<number> {
    return this.dataSource.getRepository(ExperimentExposureEntity).countBy({ experiment, isExcluded: true });
  }

  private counted(experiment: string, until: number): SelectQueryBuilder<ExperimentExposureEntity> {
    return this.dataSource
      .getRepository(ExperimentExposureEntity)
      .createQueryBuilder()
      .where('experiment = :experiment AND is_excluded = :isExcluded AND exposed_at <= :until', { experiment, isExcluded: false, until });
  }

  private async daysOf(
    query: SelectQueryBuilder<ExperimentExposureEntity>,
    column: 'exposed_at' | 'converted_at',
  ): Promise<readonly { variant: string; day: number; visitors: number }[]> {
    const rows = await query
      .select('variant', 'variant')
      .addSelect(`${column} - ${column} % ${DAY_MS}`, 'day')
      .addSelect('COUNT(*)', 'visitors')
      .groupBy('variant')
      .addGroupBy(`${column} - ${column} % ${DAY_MS}`)
      .getRawMany<{ variant: string; day: number; visitors: number }>();
    return rows.map(({ variant, day, visitors }) => ({ variant, day: Number(day), visitors: Number(visitors) }));
  }
}
