import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { countUpTo } from '../../kernel/database/count-up-to';
import { findPage } from '../../kernel/database/find-page';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { inTransaction } from '../../kernel/database/transaction';
import { UsersService } from '../../auth';
import { ProfileEntity } from './profile.entity';

export type OwnDraft = Readonly<ProfileEntity>;
export type Submitted = Pick<OwnDraft, 'userId' | 'submittedAt'>;

/** Stores the drafts of profiles. */
@Injectable()
export class ProfilesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
  ) {}

  /** Runs `work` in one transaction. Changes of one user run one after another, so what the work reads stays true. */
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

  /** Finds profiles that wait for staff, the longest waiting first: at most `most` of those behind `after`. */
  findSubmitted(most: number, after?: Submitted): Promise<Submitted[]> {
    const { submittedAt = 0, userId = '' } = after ?? {};
    const query = this.rows.createQueryBuilder('profile').select(['profile.userId', 'profile.submittedAt']).where({ state: 'pending' });
    return findPage(query, { by: ['profile.submittedAt', 'profile.userId'] }, [submittedAt ?? 0, userId], most);
  }

  /** Counts up to `most` profiles that wait for staff; with `before` (ms) those that were sent in before. */
  countSubmitted(most: number, before?: number): Promise<number> {
    const [sent, values] = before === undefined ? ['', []] : [' AND submitted_at < ?', [before]];
    return countUpTo(this.dataSource, `profile WHERE state = 'pending'${sent}`, values, most);
  }

  findMany(userIds: readonly string[]): Promise<OwnDraft[]> {
    return this.rows.findBy({ userId: In([...userIds]) });
  }

  async save(draft: OwnDraft): Promise<void> {
    await this.rows.upsert({ ...draft }, ['userId']);
  }

  async delete(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }

  private get rows() {
    return this.dataSource.getRepository(ProfileEntity);
  }
}
