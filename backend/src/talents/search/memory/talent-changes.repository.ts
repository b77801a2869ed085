import { Injectable } from '@nestjs/common';
import { Between, DataSource, type EntityManager, LessThan, LessThanOrEqual } from 'typeorm';
import { codeOf, isLockConflict } from '../../../kernel/database/database-errors';
import { prepared } from '../../../kernel/database/prepared';
import type { Gap } from './number-gaps';
import { TalentChangeEntity } from '../../schema/talent-change.entity';

const ROWS_PER_STEP = 1000;
const FROM = 'SELECT id, talent_id AS talentId FROM talent_change WHERE id >= ? ORDER BY id LIMIT';

export type NotedChange = Pick<TalentChangeEntity, 'id' | 'talentId'>;

/** Notes, within the writer's transaction, that these talents changed. */
export async function noteChanges(manager: EntityManager, talentIds: readonly number[], now: Date): Promise<void> {
  const changedAt = now.getTime();
  for (let start = 0; start < talentIds.length; start += ROWS_PER_STEP) {
    const some = talentIds.slice(start, start + ROWS_PER_STEP);
    await manager.insert(
      TalentChangeEntity,
      some.map((talentId) => ({ talentId, changedAt })),
    );
  }
}

/** Reads and deletes notes of changes, in the order of their ids. */
@Injectable()
export class TalentChangesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds changes from an id on. It runs before every search, so it is plain SQL: building a query would take longer than the search. */
  findFrom(id: number, most: number): Promise<NotedChange[]> {
    return this.dataSource.query<NotedChange[]>(prepared(`${FROM} ${most}`), [id]);
  }

  async findNewest(most: number): Promise<TalentChangeEntity[]> {
    return (await this.changes().find({ order: { id: 'DESC' }, take: most })).reverse();
  }

  findWithin(gaps: readonly Gap[]): Promise<TalentChangeEntity[]> {
    return this.changes().find({ where: gaps.map(({ from, to }) => ({ id: Between(from, to) })), order: { id: 'ASC' } });
  }

  /** Tells whether no open transaction holds an id of the gap. */
  async isResolved({ from, to }: Gap): Promise<boolean> {
    // SQLite's writers run one after another from their first statement on, so a smaller id never appears later.
    if (this.dataSource.options.type === 'better-sqlite3') return true;
    try {
      const sql = 'SELECT id FROM talent_change WHERE id BETWEEN ? AND ? FOR UPDATE NOWAIT';
      const rows: unknown[] = await this.dataSource.query(sql, [from, to]);
      return rows.length === 0;
    } catch (error) {
      if (isLockConflict(error) || codeOf(error) === 'ER_LOCK_NOWAIT') return false;
      throw error;
    }
  }

  /** Deletes changes before `time`, in milliseconds; the newest one always stays. */
  async removeBefore(time: number): Promise<void> {
    for (;;) {
      const [newest] = await this.findNewest(1);
      if (!newest) return;
      const oldest = await this.changes().find({ where: { id: LessThan(newest.id) }, order: { id: 'ASC' }, take: ROWS_PER_STEP });
      const young = oldest.findIndex(({ changedAt }) => changedAt >= time);
      const last = young < 0 ? oldest.at(-1) : oldest[young - 1];
      if (last) await this.changes().delete({ id: LessThanOrEqual(last.id) });
      if (young >= 0 || oldest.length < ROWS_PER_STEP) return;
    }
  }

  private changes() {
    return this.dataSource.getRepository(TalentChangeEntity);
  }
}
