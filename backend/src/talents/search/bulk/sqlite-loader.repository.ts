import type { DataSource } from 'typeorm';
import { inTransaction } from '../../../kernel/database/transaction';
import type { BulkLoader, TableRows } from './bulk-loader';

/** Parameters of one statement. SQLite takes at most 32,766, but longer statements take longer to parse than they save. */
const PARAMETERS = 6000;
/** Settings without safety on a crash: the database is created again after one anyway. */
const FAST = { synchronous: 0, cache_size: -400_000, threads: 2 };

export class SqliteLoader implements BulkLoader {
  private indexes: readonly string[] = [];
  /** Former settings, restored by `close`. */
  private readonly settings = new Map<string, number>();

  constructor(private readonly dataSource: DataSource) {}

  async prepare(tables: readonly string[]): Promise<void> {
    for (const [name, value] of Object.entries(FAST)) {
      const [row] = await this.dataSource.query<Readonly<Record<string, number>>[]>(`PRAGMA ${name}`);
      this.settings.set(name, row?.[name] ?? value);
      await this.dataSource.query(`PRAGMA ${name} = ${value}`);
    }
    const rows = (await this.dataSource.query(
      `SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND tbl_name IN (${tables.map(() => '?').join()})`,
      [...tables],
    )) as { name: string; sql: string }[];
    this.indexes = rows.map(({ sql }) => sql);
    for (const { name } of rows) await this.dataSource.query(`DROP INDEX ${name}`);
  }

  write(batch: readonly TableRows[]): Promise<void> {
    return inTransaction(this.dataSource, async () => {
      for (const { table, columns, rows } of batch) {
        const most = Math.floor(PARAMETERS / columns.length);
        const row = `(${columns.map(() => '?').join()})`;
        for (let start = 0; start < rows.length; start += most) {
          const some = rows.slice(start, start + most);
          await this.dataSource.query(`INSERT INTO ${table} (${columns.join()}) VALUES ${some.map(() => row).join()}`, some.flat());
        }
      }
    });
  }

  async finish(): Promise<void> {
    for (const sql of this.indexes) await this.dataSource.query(sql);
    await this.dataSource.query('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  async close(): Promise<void> {
    for (const [name, value] of this.settings) await this.dataSource.query(`PRAGMA ${name} = ${value}`);
  }
}
