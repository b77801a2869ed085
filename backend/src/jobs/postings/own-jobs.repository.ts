import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan, Not } from 'typeorm';
import { countUpTo } from '../../kernel/database/count-up-to';
import { findPage } from '../../kernel/database/find-page';
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

  /** Runs `work` in one transaction. Changes of one client's jobs run one after another, so what the work reads stays true. */
  change<T>(ownerId: string | null, work: () => Promise<T>): Promise<T> {
    return retryLockConflicts(() =>
      inTransaction(this.dataSource, async () => {
        if (ownerId !== null) await this.users.lock(ownerId);
        return onceForKey(work);
      }),
    );
  }

  /** Finds one of the client's own jobs; null for any other. */
  find(ownerId: string, id: number): Promise<JobRecord | null> {
    return this.rows.findOneBy({ id, ownerId });
  }

  /** Finds a job of any client. */
  findAny(id: number): Promise<JobRecord | null> {
    return this.rows.findOneBy({ id });
  }

  /** Finds a client's jobs, the last saved first, at most 500. */
  findOf(ownerId: string): Promise<JobRecord[]> {
    return this.rows.find({ where: { ownerId }, order: { savedAt: 'DESC', id: 'DESC' }, take: MOST_LISTED });
  }

  /** Finds all of a client's jobs in the order they were created. */
  findAllOf(ownerId: string): Promise<JobRecord[]> {
    return this.rows.find({ where: { ownerId }, order: { id: 'ASC' } });
  }

  countNotClosed(ownerId: string): Promise<number> {
    return this.rows.countBy({ ownerId, state: Not('closed') });
  }

  /** Tells whether staff approved a job of the client and closed none. A client's first shown job was approved, so any shown one is enough. */
  async isKnownPoster(ownerId: string): Promise<boolean> {
    if (await this.rows.existsBy({ ownerId, state: 'closed', reviewNote: Not('') })) return false;
    return this.rows.existsBy({ ownerId, publishedAt: Not(IsNull()) });
  }

  /** Finds jobs that wait for staff, the longest waiting first. */
  findWaiting(limit: number): Promise<JobRecord[]> {
    return this.rows.find({ where: { review: 'pending' }, order: { savedAt: 'ASC', id: 'ASC' }, take: limit });
  }

  /** Finds jobs that wait for staff, the longest waiting first: at most `most` of those behind `after`. */
  findWaitingAfter(most: number, after?: Pick<JobRecord, 'savedAt' | 'id'>): Promise<JobRecord[]> {
    const { savedAt = 0, id = 0 } = after ?? {};
    const query = this.rows.createQueryBuilder('job').where({ review: 'pending' });
    return findPage(query, { by: ['job.savedAt', 'job.id'] }, [savedAt, id], most);
  }

  /** Finds which of these jobs wait for staff. */
  findWaitingAmong(ids: readonly number[]): Promise<JobRecord[]> {
    return this.rows.findBy({ id: In([...ids]), review: 'pending' });
  }

  /** Counts up to `most` jobs that wait for staff; with `before` (ms) those that were sent in before. */
  countWaiting(most: number, before?: number): Promise<number> {
    const [sent, values] = before === undefined ? ['', []] : [' AND saved_at < ?', [before]];
    return countUpTo(this.dataSource, `job WHERE review = 'pending'${sent}`, values, most);
  }

  /** Finds a client's shown jobs that are not closed. */
  findUnclosed(ownerId: string): Promise<JobRecord[]> {
    return this.rows.find({ where: { ownerId, state: In(UNCLOSED) }, order: { id: 'ASC' } });
  }

  /** Moves a client's jobs from one state to another and returns how many. */
  async move(ownerId: string, from: StoredJobState, to: StoredJobState): Promise<number> {
    const { affected } = await this.rows.update({ ownerId, state: from }, { state: to });
    return affected ?? 0;
  }

  /** Finds shown jobs that are not closed and whose last day is before the given one. */
  async findUnclosedUntil(day: string, limit: number): Promise<readonly Pick<JobRecord, 'id' | 'ownerId'>[]> {
    const where = { state: In(UNCLOSED), closesOn: LessThan(day) };
    return this.rows.find({ select: { id: true, ownerId: true }, where, order: { closesOn: 'ASC', id: 'ASC' }, take: limit });
  }

  /** Stores a job and returns its id. */
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
