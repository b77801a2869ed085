import type { SavedSearchKind } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual, MoreThan } from 'typeorm';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { inTransaction } from '../../kernel/database/transaction';
import { UsersService } from '../../auth';
import { SavedSearchEntity, type SavedSearchRow } from '../schema/saved-search.entity';

type Same = { readonly userId: string; readonly kind: SavedSearchKind; readonly filterHash: string };

@Injectable()
export class SavedSearchesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
  ) {}

  /** Runs `work` in one transaction. Changes of one account run one after another, so that two at once do not exceed the limit. */
  change<T>(userId: string, work: () => Promise<T>): Promise<T> {
    return retryLockConflicts(() =>
      inTransaction(this.dataSource, async () => {
        await this.users.lock(userId);
        return work();
      }),
    );
  }

  findOf(userId: string): Promise<SavedSearchRow[]> {
    return this.rows.find({ where: { userId }, order: { id: 'DESC' } });
  }

  find(id: number): Promise<SavedSearchRow | null> {
    return this.rows.findOneBy({ id });
  }

  /** Finds one of the user's own searches; null for any other. */
  findOwn(userId: string, id: number): Promise<SavedSearchRow | null> {
    return this.rows.findOneBy({ id, userId });
  }

  findSame(same: Same): Promise<SavedSearchRow | null> {
    return this.rows.findOneBy(same);
  }

  countOf(userId: string): Promise<number> {
    return this.rows.countBy({ userId });
  }

  /** Finds ids after `last`, sorted, of searches whose mail is due. */
  async findDue(now: number, last: number, most: number): Promise<number[]> {
    const where = { dueAt: LessThanOrEqual(now), id: MoreThan(last) };
    return (await this.rows.find({ select: { id: true }, where, order: { id: 'ASC' }, take: most })).map(({ id }) => id);
  }

  /** Takes the mail that is due for this transaction; false when another one took it. */
  async claimDue(id: number, now: number): Promise<boolean> {
    const { affected } = await this.rows.update({ id, dueAt: LessThanOrEqual(now) }, { dueAt: null });
    return affected === 1;
  }

  async insert(row: Omit<SavedSearchEntity, 'id'>): Promise<number> {
    const { identifiers } = await this.rows.insert(row);
    return Number(identifiers[0]?.['id']);
  }

  async update(id: number, changes: Partial<Omit<SavedSearchEntity, 'id'>>): Promise<void> {
    await this.rows.update({ id }, changes);
  }

  async delete(id: number): Promise<void> {
    await this.rows.delete({ id });
  }

  private get rows() {
    return this.dataSource.getRepository(SavedSearchEntity);
  }
}
