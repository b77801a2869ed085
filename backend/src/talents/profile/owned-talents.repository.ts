import { DataSource } from 'typeorm';
import { LEAVING_STATUS } from '../search/talent-projection';

/** Finds talents that belong to users: approved, renamed, erased or about to be. Imports must not overwrite them. */
export class OwnedTalentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the ids. A record without edits has the JSON text 'null' in `published`. */
  async findIds(): Promise<ReadonlySet<number>> {
    const rows = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM talent WHERE (published IS NOT NULL AND published <> 'null') OR slug LIKE 'erased-%' OR status = ${LEAVING_STATUS}
       UNION SELECT talent_id AS id FROM talent_address`,
    );
    return new Set(rows.map(({ id }) => id));
  }
}
