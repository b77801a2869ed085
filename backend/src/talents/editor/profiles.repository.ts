import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { inTransaction } from '../../kernel/database/transaction';
import { UsersService } from '../../auth';
import { ProfileEntity } from './profile.entity';

export type OwnDraft = Readonly<ProfileEntity>;

/** Every method takes whose profile it is. */
@Injectable()
export class ProfilesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
  ) {}

  /** One transaction. Changes of one user come one after another, so that what the work finds stays true until its end. */
  change<T>(userId: string, work: () => Promise<T>): Promise<T> {
    return retryLockConflicts(() =>
      inTransaction(this.dataSource, async () => {
        await this.users.lock(userId);
        return work();
      }),
    );
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
