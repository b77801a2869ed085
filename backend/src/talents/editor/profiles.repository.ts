import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { inTransaction, type Transaction } from '../../kernel/database/transaction';
import { NewTalentsRepository } from '../listing/new-talents.repository';
import { TalentAddressesRepository } from '../profile/talent-addresses.repository';
import { TalentWriterRepository } from '../search/talent-writer.repository';
import { UsersRepository } from '../../auth';
import { PhotoFilesRepository } from './photos/photo-files.repository';
import { ProfilePhotosRepository } from './profile-photos.repository';
import { ProfileEntity } from './profile.entity';

export type OwnDraft = Readonly<ProfileEntity>;

/** What one change may read and write; on SQLite anything else would wait for its end, and it for that. */
export type ProfileStores = {
  readonly profiles: ProfilesRepository;
  readonly photos: ProfilePhotosRepository;
  readonly photoFiles: PhotoFilesRepository;
  readonly users: UsersRepository;
  readonly talents: TalentWriterRepository;
  readonly newTalents: NewTalentsRepository;
  readonly addresses: TalentAddressesRepository;
  /** For what else has to happen with the change or not at all. */
  readonly transaction: Transaction;
};

/** Every method takes whose profile it is. */
@Injectable()
export class ProfilesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** One transaction. Changes of one user come one after another, so that what the work finds stays true until its end. */
  change<T>(userId: string, work: (stores: ProfileStores) => Promise<T>): Promise<T> {
    const run = () =>
      inTransaction(this.dataSource, async (joined) => {
        const stores = profileStores(joined);
        await stores.users.lock(userId);
        return work(stores);
      });
    // As a part of somebody else's transaction not again: the engine has undone all of that.
    return this.dataSource.manager.queryRunner?.isTransactionActive ? run() : retryLockConflicts(run);
  }

  find(userId: string): Promise<OwnDraft | null> {
    return this.rows.findOneBy({ userId });
  }

  /** Those staff have to decide about, the longest waiting first. */
  findSubmitted(limit: number): Promise<OwnDraft[]> {
    return this.rows.find({ where: { state: 'pending' }, order: { submittedAt: 'ASC', userId: 'ASC' }, take: limit });
  }

  async put(draft: OwnDraft): Promise<void> {
    await this.rows.upsert({ ...draft }, ['userId']);
  }

  async delete(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }

  private get rows() {
    return this.dataSource.getRepository(ProfileEntity);
  }
}

function profileStores(joined: Transaction): ProfileStores {
  return {
    profiles: new ProfilesRepository(joined),
    photos: new ProfilePhotosRepository(joined),
    photoFiles: new PhotoFilesRepository(joined),
    users: new UsersRepository(joined),
    talents: new TalentWriterRepository(joined),
    newTalents: new NewTalentsRepository(joined),
    addresses: new TalentAddressesRepository(joined),
    transaction: joined,
  };
}
