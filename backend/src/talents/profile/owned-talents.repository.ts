import { DataSource } from 'typeorm';
import { LEAVING_STATUS } from '../search/talent-projection';

/** Which talents are somebody's own by now: approved, renamed, erased or waiting for the erasure. Nothing from outside may write over them. */
export class OwnedTalentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A record nobody has edited keeps the word null there: it is JSON. */
  async findIds(): Promise<ReadonlySet<number>> {
    const rows = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM talent WHERE (published IS NOT NULL AND published <> 'null') OR slug LIKE 'erased-%' OR status = ${LEAVING_STATUS}
       UNION SELECT talent_id AS id FROM talent_address`,
    );
    return new Set(rows.map(({ id }) => id));
  }
}
