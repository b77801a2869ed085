import type { Release } from '@alltalent/shared/contracts';
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
    return this.dataSource.manager.find(ReleaseEntity, { where: { remote }, order: { id: 'DESC' }, take: most });
  }

  /** Returns releases that were stable and are not withdrawn, the most recently stable one first. */
  findGood(remote: string, { exceptId, most }: { readonly exceptId: number; readonly most: number }): Promise<ReleaseEntity[]> {
    return this.dataSource.manager.find(ReleaseEntity, {
      where: { remote, id: Not(exceptId), stableAt: Not(IsNull()), withdrawnAt: IsNull() },
      order: { stableAt: 'DESC', id: 'DESC' },
      take: most,
    });
  }

  /** Returns the release published last of those that are not withdrawn; null without one. */
  findNewestShown(remote: string): Promise<ReleaseEntity | null> {
    return this.dataSource.manager.findOne(ReleaseEntity, { where: { remote, withdrawnAt: IsNull() }, order: { id: 'DESC' } });
  }

  /** Returns the names of releases withdrawn after a moment (ms). */
  findWithdrawn(after: number): Promise<Pick<ReleaseEntity, 'remote' | 'version'>[]> {
    return this.dataSource.manager.find(ReleaseEntity, {
      select: { remote: true, version: true },
      where: { withdrawnAt: MoreThan(after) },
      order: { id: 'ASC' },
    });
  }

  async insert(content: Release, publishedAt: number): Promise<ReleaseEntity> {
    const { manager } = this.dataSource;
    const { remote, version } = content;
    return manager.save(ReleaseEntity, { remote, version, content, publishedAt, stableAt: null, withdrawnAt: null });
  }

  async markStable(id: number, stableAt: number): Promise<void> {
    await this.dataSource.manager.update(ReleaseEntity, { id }, { stableAt, withdrawnAt: null });
  }

  async withdraw(ids: readonly number[], withdrawnAt: number): Promise<void> {
    await this.dataSource.manager.update(ReleaseEntity, { id: In([...ids]) }, { withdrawnAt });
  }
}
