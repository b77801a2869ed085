import { Injectable } from '@nestjs/common';
import { PersonalData, toIso, type UserAccount } from '../../auth';
import { SavedSearchesRepository } from './saved-searches.repository';

/** Exports saved searches. The database deletes them with the account's row. */
@Injectable()
export class SavedSearchesRecords extends PersonalData {
  readonly name = 'saved_searches';
  override readonly movable = { saved_searches: { table: 'saved_search', owner: 'user_id', unique: ['kind', 'filter_hash'] } };

  constructor(private readonly searches: SavedSearchesRepository) {
    super();
  }

  async exportFor({ id }: UserAccount): Promise<unknown> {
    const rows = await this.searches.findOf(id);
    return rows.map(({ kind, name, filter, frequency, createdAt }) => {
      return { kind, name, filter: JSON.parse(filter) as unknown, frequency, created_at: toIso(createdAt) };
    });
  }
}
