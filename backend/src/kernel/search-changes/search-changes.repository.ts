import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { SearchChangeEntity } from './search-change.entity';

export type SearchChange = Omit<SearchChangeEntity, 'id'>;

const ROWS_PER_INSERT = 200;

/** Notes changes within the writer's transaction. Only what a list shows afterwards is worth a note. */
export async function noteSearchChanges(manager: EntityManager, changes: readonly SearchChange[]): Promise<void> {
  for (let start = 0; start < changes.length; start += ROWS_PER_INSERT)
    await manager.insert(SearchChangeEntity, changes.slice(start, start + ROWS_PER_INSERT));
}

/** Deletes the notes about rows that no list shows any more, with what these were found by. */
export async function forgetSearchChanges(manager: EntityManager, kind: string, subjectIds: readonly number[]): Promise<void> {
  if (subjectIds.length > 0) await manager.delete(SearchChangeEntity, { kind, subjectId: In([...subjectIds]) });
}

/** Queue of changes. It has no cursor: a note that is committed late is read late, and what is done with is deleted. */
@Injectable()
export class SearchChangesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds the oldest changes. */
  findOldest(most: number): Promise<SearchChangeEntity[]> {
    return this.dataSource.getRepository(SearchChangeEntity).find({ order: { id: 'ASC' }, take: most });
  }

  async delete(ids: readonly number[]): Promise<void> {
    await this.dataSource.getRepository(SearchChangeEntity).delete({ id: In([...ids]) });
  }
}
