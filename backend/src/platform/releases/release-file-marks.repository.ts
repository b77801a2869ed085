import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { ReleaseEntity } from './federation.entity';

/** Which releases have their files. */
@Injectable()
export class ReleaseFileMarksRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the releases of a remote that have their files, the newest first. */
  findWithFiles(remote: string): Promise<ReleaseEntity[]> {
    const where = { remote, filesDeletedAt: IsNull() };
    return this.dataSource.manager.find(ReleaseEntity, { where, order: { publishedAt: 'DESC', id: 'DESC' } });
  }

  /** Returns the releases of a remote whose files were deleted. */
  findWithoutFiles(remote: string): Promise<ReleaseEntity[]> {
    return this.dataSource.manager.findBy(ReleaseEntity, { remote, filesDeletedAt: Not(IsNull()) });
  }

  /** Whether another release that has its files names a file below this path; rather true than false. */
  async isNamedByOther(id: number, path: string): Promise<boolean> {
    const query = this.dataSource.manager
      .createQueryBuilder(ReleaseEntity, 'release')
      .where('release.id <> :id AND release.files_deleted_at IS NULL AND release.content LIKE :path', { id, path: `%${path}%` });
    return query.getExists();
  }

  async markDeleted(id: number, filesDeletedAt: number): Promise<void> {
    await this.dataSource.manager.update(ReleaseEntity, { id }, { filesDeletedAt });
  }

  /** Records that the files of a release are there again, as if it were published now. */
  async restore(release: ReleaseEntity, publishedAt: number): Promise<ReleaseEntity> {
    await this.dataSource.manager.update(ReleaseEntity, { id: release.id }, { publishedAt, filesDeletedAt: null });
    return { ...release, publishedAt, filesDeletedAt: null };
  }
}
