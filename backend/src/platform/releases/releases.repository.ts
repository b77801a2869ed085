import type { Release, StoredRecord } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, MoreThan, Not } from 'typeorm';
import { ReleaseEntity } from './federation.entity';

@Injectable()
export class ReleasesRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(remote: string, version: string): Promise<ReleaseEntity | null> {
    return this.dataSource.manager.findOneBy(ReleaseEntity, { remote, version });
  }

  /** Returns the names of all remotes with at least one release. */
  async findRemotes(): Promise<readonly string[]> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(ReleaseEntity, 'release')
      .select('release.remote', 'remote')
      .distinct(true)
      .orderBy('release.remote')
      .getRawMany<{ remote: string }>();
    return rows.map(({ remote }) => remote);
  }

  findNewest(remote: string, most: number): Promise<ReleaseEntity[]> {
    return this.dataSource.manager.find(ReleaseEntity, { where: { remote }, order: { publishedAt: 'DESC', id: 'DESC' }, take: most });
  }

  /** Returns releases that were stable, have their files and are not withdrawn, the most recently stable one first. */
  findGood(remote: string, { exceptId, most }: { readonly exceptId: number; readonly most: number }): Promise<ReleaseEntity[]> {
    return this.dataSource.manager.find(ReleaseEntity, {
      where: { remote, id: Not(exceptId), stableAt: Not(IsNull()), withdrawnAt: IsNull(), filesDeletedAt: IsNull() },
      order: { stableAt: 'DESC', id: 'DESC' },
      take: most,
    });
  }

  /** Returns the release published last of those that can be shown: not withdrawn, and with its files; null without one. */
  findNewestShown(remote: string): Promise<ReleaseEntity | null> {
    const where = { remote, withdrawnAt: IsNull(), filesDeletedAt: IsNull() };
    return this.dataSource.manager.findOne(ReleaseEntity, { where, order: { publishedAt: 'DESC', id: 'DESC' } });
  }

  /** Returns the names of releases withdrawn after a moment (ms). */
  findWithdrawn(after: number): Promise<Pick<ReleaseEntity, 'remote' | 'version'>[]> {
    return this.dataSource.manager.find(ReleaseEntity, {
      select: { remote: true, version: true },
      where: { withdrawnAt: MoreThan(after) },
      order: { id: 'ASC' },
    });
  }

  async insert(content: Release, record: StoredRecord | null, publishedAt: number): Promise<ReleaseEntity> {
    const { manager } = this.dataSource;
    const { remote, version } = content;
    const never = { stableAt: null, stableUntil: null, withdrawnAt: null, filesDeletedAt: null };
    return manager.save(ReleaseEntity, { remote, version, content, record, publishedAt, ...never });
  }

  async markStable({ id, remote }: Pick<ReleaseEntity, 'id' | 'remote'>, now: number): Promise<void> {
    const { manager } = this.dataSource;
    const former = { remote, id: Not(id), stableAt: Not(IsNull()), stableUntil: IsNull() };
    await manager.update(ReleaseEntity, former, { stableUntil: now });
    await manager.update(ReleaseEntity, { id }, { stableAt: now, stableUntil: null, withdrawnAt: null });
  }

  async withdraw(ids: readonly number[], withdrawnAt: number): Promise<void> {
    await this.dataSource.manager.update(ReleaseEntity, { id: In([...ids]) }, { withdrawnAt });
  }
}
