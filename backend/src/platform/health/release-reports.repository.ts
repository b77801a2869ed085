import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan, Not, type Repository } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import type { ReleaseName } from '../releases/release-health';
import { ReleaseReportEntity } from './release-health.entities';

export type NewReport = Omit<ReleaseReportEntity, 'id'>;
/** Pages that reported, those that failed, and the networks these came from. */
export type Counts = { readonly loads: number; readonly failures: number; readonly networks: number };

@Injectable()
export class ReleaseReportsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get reports(): Repository<ReleaseReportEntity> {
    return this.dataSource.getRepository(ReleaseReportEntity);
  }

  /** True when it is the page's first report of the release, or its first failure. */
  async note(report: NewReport): Promise<boolean> {
    if (await unlessDuplicate(() => this.reports.insert(report))) return true;
    const { remote, version, page, failedAt, isBootFailure } = report;
    if (failedAt === null) return false;
    const { affected } = await this.reports.update({ remote, version, page, failedAt: IsNull() }, { failedAt, isBootFailure });
    return affected === 1;
  }

  /** Pages that reported since a moment. */
  count({ remote, version }: ReleaseName, since: number): Promise<Counts> {
    return this.countWhere('failed_at IS NOT NULL', { remote, version, since, active: 'reported_at > :since' });
  }

  /** Pages that reported or failed since a moment, and those where no code of the release ran. */
  countBoots({ remote, version }: ReleaseName, since: number): Promise<Counts> {
    const active = '(reported_at > :since OR failed_at > :since)';
    return this.countWhere('is_boot_failure AND failed_at > :since', { remote, version, since, active });
  }

  /** Of several releases of a remote together. */
  async countAll(remote: string, versions: readonly string[], since: number): Promise<Omit<Counts, 'networks'>> {
    const where = { remote, version: In([...versions]) };
    const recent = this.reports.createQueryBuilder().where(where).andWhere('reported_at >= :since', { since });
    const loads = await recent.getCount();
    return { loads, failures: loads === 0 ? 0 : await recent.andWhere({ failedAt: Not(IsNull()) }).getCount() };
  }

  /** Forgets where reports came from. */
  async forgetNetworks(before: number): Promise<void> {
    await this.reports.update({ reportedAt: LessThan(before), network: Not('') }, { network: '' });
  }

  private async countWhere(failed: string, { active, ...release }: ReleaseName & { since: number; active: string }): Promise<Counts> {
    const row = await this.reports
      .createQueryBuilder()
      .select('COUNT(*)', 'loads')
      .addSelect(`COALESCE(SUM(CASE WHEN ${failed} THEN 1 ELSE 0 END), 0)`, 'failures')
      .addSelect(`COUNT(DISTINCT CASE WHEN ${failed} THEN network END)`, 'networks')
      .where(`remote = :remote AND version = :version AND ${active}`, release)
      .getRawOne<Counts>();
    return { loads: Number(row?.loads ?? 0), failures: Number(row?.failures ?? 0), networks: Number(row?.networks ?? 0) };
  }
}
