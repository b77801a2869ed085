import { ALERT_FREQUENCIES, type SavedSearchKind } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import { forUpdate } from '../../kernel/database/for-update';
import { SavedSearchEntity, SavedSearchMatchEntity } from '../schema/saved-search.entity';
import { dueAt } from './due-at';

/** A search that may find a changed row. */
export type Candidate = Pick<SavedSearchEntity, 'id' | 'filter' | 'createdAt'> & { readonly matchKey: string };
export type Match = { readonly subjectId: number; readonly searchIds: readonly number[] };

const KEYS_AT_ONCE = 500;
const SEARCHES_AT_ONCE = 500;

/** Candidates of changed rows, and what was found. */
@Injectable()
export class MatchesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds the searches registered under any of the keys. */
  async findCandidates(kind: SavedSearchKind, keys: readonly string[]): Promise<readonly Candidate[]> {
    const found: Candidate[] = [];
    for (let start = 0; start < keys.length; start += KEYS_AT_ONCE) {
      const some = keys.slice(start, start + KEYS_AT_ONCE);
      const sql = `SELECT id, filter, match_key AS matchKey, created_at AS createdAt FROM saved_search
        WHERE kind = ? AND match_key IN (${some.map(() => '?').join(', ')})`;
      const rows = await this.dataSource.query<(Omit<Candidate, 'createdAt'> & { createdAt: number | string })[]>(sql, [kind, ...some]);
      for (const row of rows) found.push({ ...row, createdAt: Number(row.createdAt) });
    }
    return found;
  }

  /** Stores matches that are new and lets their searches be mailed; within the caller's transaction. */
  async store({ subjectId, searchIds }: Match, now: number): Promise<void> {
    for (let start = 0; start < searchIds.length; start += SEARCHES_AT_ONCE) {
      const some = searchIds.slice(start, start + SEARCHES_AT_ONCE);
      const marks = some.map(() => '?').join(', ');
      if (!this.isSqlite) await this.lock(some);
      // Selected, so that a search which was deleted meanwhile gives no row instead of an error.
      await this.dataSource.query(
        `INSERT ${this.isSqlite ? 'OR ' : ''}IGNORE INTO saved_search_match (search_id, subject_id, at, told_at)
         SELECT id, ?, ?, NULL FROM saved_search WHERE id IN (${marks})`,
        [subjectId, now, ...some],
      );
      await this.wake(some, subjectId, now);
    }
  }

  /**
   * Locks the searches, in the order of their ids. A match refers to its search, so two instances that insert first would share the
   * search's lock, and neither could then set the time of its mail.
   */
  private async lock(searchIds: readonly number[]): Promise<void> {
    const { manager } = this.dataSource;
    const where = { id: In([...searchIds]) };
    await manager.find(SavedSearchEntity, { select: { id: true }, where, order: { id: 'ASC' }, ...forUpdate(manager) });
  }

  /** Sets the time of the next mail of searches for which the match waits. */
  private async wake(searchIds: readonly number[], subjectId: number, now: number): Promise<void> {
    const times = ALERT_FREQUENCIES.map((frequency) => [frequency, dueAt(frequency, now)] as const);
    await this.dataSource.query(
      `UPDATE saved_search SET due_at = CASE frequency ${times.map(() => 'WHEN ? THEN ?').join(' ')} END
       WHERE id IN (${searchIds.map(() => '?').join(', ')}) AND due_at IS NULL AND
       (SELECT told_at FROM saved_search_match m WHERE m.search_id = saved_search.id AND m.subject_id = ?) IS NULL`,
      [...times.flat(), ...searchIds, subjectId],
    );
  }

  /** Finds the matches of a search that wait for its mail, the newest first. */
  findWaiting(searchId: number, most: number): Promise<SavedSearchMatchEntity[]> {
    return this.matches.find({ where: { searchId, toldAt: IsNull() }, order: { at: 'DESC', subjectId: 'DESC' }, take: most });
  }

  countWaiting(searchId: number): Promise<number> {
    return this.matches.countBy({ searchId, toldAt: IsNull() });
  }

  /** Marks everything that waits as told. */
  async markTold(searchId: number, now: number): Promise<void> {
    await this.matches.update({ searchId, toldAt: IsNull() }, { toldAt: now });
  }

  /** Forgets matches that are no matches any more, so that they are told when they come back. */
  async delete(searchId: number, subjectIds: readonly number[]): Promise<void> {
    if (subjectIds.length > 0) await this.matches.delete({ searchId, subjectId: In([...subjectIds]), toldAt: IsNull() });
  }

  private get matches() {
    return this.dataSource.getRepository(SavedSearchMatchEntity);
  }

  private get isSqlite(): boolean {
    return this.dataSource.options.type === 'better-sqlite3';
  }
}
