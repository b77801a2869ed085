import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan, MoreThan, Not, type Repository } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import type { ReleaseName } from '../releases/release-health';
import { PageLoadEntity } from './release-health.entities';

export type NewPageLoad = Omit<PageLoadEntity, 'id'>;
/** Page loads, the failed ones among them, those that failed only at being drawn, and the distinct networks of the failed ones. */
export type Counts = { readonly loads: number; readonly failures: number; readonly drawFailures: number; readonly networks: number };

@Injectable()
export class PageLoadsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get pageLoads(): Repository<PageLoadEntity> {
    return this.dataSource.getRepository(PageLoadEntity);
  }

  /**
   * Stores a page load. True if it is the page's first one for this release, its first failure, or its first one in the browser
   * after it could not be drawn.
   */
  async note(load: NewPageLoad): Promise<boolean> {
    if (await unlessDuplicate(() => this.pageLoads.insert(load))) return true;
    const { remote, version, page, failedAt, isDrawFailure } = load;
    if (failedAt === null) return false;
    const well = { remote, version, page, failedAt: IsNull() };
    const undrawn = { remote, version, page, isDrawFailure: true };
    const { affected } = await this.pageLoads.update(isDrawFailure ? well : [well, undrawn], { failedAt, isDrawFailure });
    return affected === 1;
  }

  /** Counts page loads since `since` (ms). */
  count({ remote, version }: ReleaseName, since: number): Promise<Counts> {
    return this.countWhere('failed_at IS NOT NULL', { remote, version, since, active: 'reported_at > :since' });
  }

  /** Counts pages that loaded or failed since `since` (ms); failures are those that visitors saw, so not those of drawing. */
  countSeen({ remote, version }: ReleaseName, since: number): Promise<Counts> {
    const active = '(reported_at > :since OR failed_at > :since)';
    return this.countWhere('NOT is_draw_failure AND failed_at > :since', { remote, version, since, active });
  }

  /** Counts the newest page loads of a release since `since` (ms), `most` of them; failures are those that visitors saw. */
  async countLatest({ remote, version }: ReleaseName, { since, most }: { readonly since: number; readonly most: number }): Promise<Counts> {
    const where = { remote, version, reportedAt: MoreThan(since) };
    const rows = await this.pageLoads.find({ where, order: { reportedAt: 'DESC', id: 'DESC' }, take: most });
    const failed = rows.filter(({ failedAt, isDrawFailure }) => failedAt !== null && !isDrawFailure);
    const networks = new Set(failed.map(({ network }) => network)).size;
    return { loads: rows.length, failures: failed.length, drawFailures: 0, networks };
  }

  /** Counts page loads of several releases of a remote together. */
  async countAll(remote: string, versions: readonly string[], since: number): Promise<Pick<Counts, 'loads' | 'failures'>> {
    const where = { remote, version: In([...versions]) };
    const recent = this.pageLoads.createQueryBuilder().where(where).andWhere('reported_at >= :since', { since });
    const loads = await recent.getCount();
    return { loads, failures: loads === 0 ? 0 : await recent.andWhere({ failedAt: Not(IsNull()) }).getCount() };
  }

  /** Clears the network hashes of page loads before `before` (ms). */
  async clearNetworks(before: number): Promise<void> {
    await this.pageLoads.update({ reportedAt: LessThan(before), network: Not('') }, { network: '' });
  }

  private async countWhere(failed: string, { active, ...release }: ReleaseName & { since: number; active: string }): Promise<Counts> {
    const row = await this.pageLoads
      .createQueryBuilder()
      .select('COUNT(*)', 'loads')
      .addSelect(`COALESCE(SUM(CASE WHEN ${failed} THEN 1 ELSE 0 END), 0)`, 'failures')
      .addSelect(`COALESCE(SUM(CASE WHEN ${failed} AND is_draw_failure THEN 1 ELSE 0 END), 0)`, 'drawFailures')
      .addSelect(`COUNT(DISTINCT CASE WHEN ${failed} THEN network END)`, 'networks')
      .where(`remote = :remote AND version = :version AND ${active}`, release)
      .getRawOne<Counts>();
    const { loads = 0, failures = 0, drawFailures = 0, networks = 0 } = row ?? {};
    return { loads: Number(loads), failures: Number(failures), drawFailures: Number(drawFailures), networks: Number(networks) };
  }
}
