import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan, Not } from 'typeorm';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { inTransaction } from '../../kernel/database/transaction';
import { onceForKey } from '../../kernel/idempotency/once-for-key';
import { UsersService } from '../../auth';
import { JobEntity, type JobRecord, type StoredJobState, UNCLOSED } from '../schema/job.entity';

export type JobChanges = Partial<Omit<JobEntity, 'id' | 'createdAt'>>;

const MOST_LISTED = 500;

@Injectable()
export class OwnJobsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
  ) {}

  /** One transaction. Changes of one client's jobs come one after another, so that what the work finds stays true until its end. */
  change<T>(ownerId: string | null, work: () => Promise<T>): Promise<T> {
    return retryLockConflicts(() =>
      inTransaction(this.dataSource, async () => {
        if (ownerId !== null) await this.users.lock(ownerId);
        return onceForKey(work);
      }),
    );
  }

  /** Null also for somebody else's. */
  find(ownerId: string, id: number): Promise<JobRecord | null> {
    return this.rows.findOneBy({ id, ownerId });
  }

  /** Whoever's it is. */
  findAny(id: number): Promise<JobRecord | null> {
    return this.rows.findOneBy({ id });
  }

  /** The last written first. */
  findOf(ownerId: string): Promise<JobRecord[]> {
    return this.rows.find({ where: { ownerId }, order: { savedAt: 'DESC', id: 'DESC' }, take: MOST_LISTED });
  }

  /** Each, in the order they were begun. */
  findAllOf(ownerId: string): Promise<JobRecord[]> {
    return this.rows.find({ where: { ownerId }, order: { id: 'ASC' } });
  }

  countNotClosed(ownerId: string): Promise<number> {
    return this.rows.countBy({ ownerId, state: Not('closed') });
  }

  /** Staff approved a job of theirs before, and closed none. The first one shown was approved, so one that was shown is enough. */
  async isKnownPoster(ownerId: string): Promise<boolean> {
    if (await this.rows.existsBy({ ownerId, state: 'closed', reviewNote: Not('') })) return false;
    return this.rows.existsBy({ ownerId, publishedAt: Not(IsNull()) });
  }

  /** Those staff have to decide about, the longest waiting first. */
  findWaiting(limit: number): Promise<JobRecord[]> {
    return this.rows.find({ where: { review: 'pending' }, order: { savedAt: 'ASC', id: 'ASC' }, take: limit });
  }

  /** Shown ones that are not closed. */
  findUnclosed(ownerId: string): Promise<JobRecord[]> {
    return this.rows.find({ where: { ownerId, state: In(UNCLOSED) }, order: { id: 'ASC' } });
  }

  /** Answers how many moved. */
  async move(ownerId: string, from: StoredJobState, to: StoredJobState): Promise<number> {
    const { affected } = await this.rows.update({ ownerId, state: from }, { state: to });
    return affected ?? 0;
  }

  /** Shown ones that are not closed, and whose last day is before the given one. */
  async findUnclosedUntil(day: string, limit: number): Promise<readonly Pick<JobRecord, 'id' | 'ownerId'>[]> {
    const where = { state: In(UNCLOSED), closesOn: LessThan(day) };
    return this.rows.find({ select: { id: true, ownerId: true }, where, order: { closesOn: 'ASC', id: 'ASC' }, take: limit });
  }

  /** Answers its number. */
  async insert(job: Omit<JobEntity, 'id'>): Promise<number> {
    const { identifiers } = await this.rows.insert(job);
    return Number(identifiers[0]?.['id']);
  }

  async update(id: number, changes: JobChanges): Promise<void> {
    await this.rows.update({ id }, changes);
  }

  async delete(id: number): Promise<void> {
    await this.rows.delete({ id });
  }

  private get rows() {
    return this.dataSource.getRepository(JobEntity);
  }
}
