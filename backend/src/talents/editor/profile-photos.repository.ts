import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { inTransaction } from '../../kernel/database/transaction';
import { UsersService } from '../../auth';
import { ProfilePhotoEntity } from './profile-photo.entity';

export type NewPhoto = Omit<ProfilePhotoEntity, 'id' | 'position'>;

/** Every method takes whose photos they are. */
@Injectable()
export class ProfilePhotosRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
  ) {}

  /** One transaction. Changes of one user come one after another: no position is lost or given twice. */
  change<T>(userId: string, work: () => Promise<T>): Promise<T> {
    return retryLockConflicts(() =>
      inTransaction(this.dataSource, async () => {
        await this.users.lock(userId);
        return work();
      }),
    );
  }

  /** Best first. */
  find(userId: string): Promise<ProfilePhotoEntity[]> {
    return this.rows.find({ where: { userId }, order: { position: 'ASC', id: 'ASC' } });
  }

  /** Null for somebody else's. */
  findOwn(userId: string, id: number): Promise<ProfilePhotoEntity | null> {
    return this.rows.findOneBy({ userId, id });
  }

  count(userId: string): Promise<number> {
    return this.rows.countBy({ userId });
  }

  /** Did the owner add this very file already? */
  hasDigest(userId: string, digest: string): Promise<boolean> {
    return this.rows.existsBy({ userId, digest });
  }

  /** Behind the others. */
  async append(photo: NewPhoto): Promise<void> {
    const last = (await this.find(photo.userId)).at(-1);
    await this.rows.insert({ ...photo, position: (last?.position ?? -1) + 1 });
  }

  async update(id: number, change: Partial<Pick<ProfilePhotoEntity, 'alt' | 'name' | 'crop'>>): Promise<void> {
    if (Object.keys(change).length > 0) await this.rows.update({ id }, change);
  }

  /** Gives the photos their places, from 0, in the order of the ids. */
  async order(ids: readonly number[]): Promise<void> {
    for (const [position, id] of ids.entries()) await this.rows.update({ id }, { position });
  }

  async delete(id: number): Promise<void> {
    await this.rows.delete({ id });
  }

  async deleteAll(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }

  private get rows() {
    return this.dataSource.getRepository(ProfilePhotoEntity);
  }
}
