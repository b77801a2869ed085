import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, MoreThanOrEqual, Not, type Repository } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import { PageVitalsEntity } from './page-vitals.entity';

export type Measured = Partial<Pick<PageVitalsEntity, 'lcp' | 'inp' | 'cls' | 'fcp' | 'ttfb'>>;
export type NewVitals = Omit<PageVitalsEntity, 'id' | keyof Measured>;

const NOTHING = { lcp: null, inp: null, cls: null, fcp: null, ttfb: null } as const;

@Injectable()
export class PageVitalsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get vitals(): Repository<PageVitalsEntity> {
    return this.dataSource.getRepository(PageVitalsEntity);
  }

  /** Stores one row for a route on a page; later measurements replace earlier ones. */
  async save(view: NewVitals, measured: Measured): Promise<void> {
    const isNew = await unlessDuplicate(() => this.vitals.insert({ ...view, ...NOTHING, ...measured }));
    if (!isNew) await this.vitals.update({ page: view.page, route: view.route, remote: view.remote }, measured);
  }

  /** Returns how many views of these routes (their ids) were reported since `since` (ms). */
  async countViews(remote: string, routes: readonly string[], since: number): Promise<number> {
    if (routes.length === 0) return 0;
    return this.vitals.countBy({ remote, route: In([...routes]), reportedAt: MoreThanOrEqual(since) });
  }

  /** Returns the moment of the oldest report that is kept, in ms; null without any. */
  async oldestReport(): Promise<number | null> {
    const [row] = await this.vitals.find({ select: { id: true, reportedAt: true }, order: { reportedAt: 'ASC' }, take: 1 });
    return row?.reportedAt ?? null;
  }

  /** Returns the quantile `part` (0 to 1) of the LCP of a variant's page views, in ms; null without page views. */
  async lcpQuantile(experiment: string, variant: string, part: number): Promise<number | null> {
    const where = { experiment, variant, lcp: Not(IsNull()) };
    const count = await this.vitals.countBy(where);
    if (count === 0) return null;
    const skip = Math.ceil(count * part) - 1;
    const [row] = await this.vitals.find({ select: { id: true, lcp: true }, where, order: { lcp: 'ASC' }, skip, take: 1 });
    return row?.lcp ?? null;
  }
}
