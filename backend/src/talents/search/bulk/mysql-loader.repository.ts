import { Readable } from 'node:stream';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import type { BulkLoader, Cell, TableRows } from './bulk-loader';

type IndexRow = RowDataPacket & {
  readonly table: string;
  readonly name: string;
  readonly isUnique: number;
  readonly columns: string;
};

const READ_INDEXES = `SELECT table_name AS \`table\`, index_name AS name, 1 - MAX(non_unique) AS isUnique,
  GROUP_CONCAT(column_name ORDER BY seq_in_index) AS columns FROM information_schema.statistics
  WHERE table_schema = DATABASE() AND index_name <> 'PRIMARY' AND table_name IN (?) GROUP BY table_name, index_name`;

/** Loads rows into MySQL and MariaDB by LOAD DATA, which is several times as fast as INSERT. */
export class MysqlLoader implements BulkLoader {
  private connection: Connection | null = null;
  private indexes: readonly IndexRow[] = [];
  private tables: readonly string[] = [];

  constructor(private readonly dataSource: DataSource) {}

  async prepare(tables: readonly string[]): Promise<void> {
    const { options } = this.dataSource;
    if (options.type !== 'mysql' || !options.url) throw new Error('The database has no URL.');
    this.tables = tables;
    this.connection = await createConnection({ uri: options.url, charset: 'utf8mb4' });
    // Otherwise an index that a foreign key needs cannot be dropped.
    await this.connection.query('SET foreign_key_checks = 0, unique_checks = 0');
    [this.indexes] = await this.connection.query<IndexRow[]>(READ_INDEXES, [tables]);
    await this.alter(({ name }) => `DROP INDEX ${name}`);
  }

  async write(batch: readonly TableRows[]): Promise<void> {
    for (const { table, columns, rows } of batch) {
      const text = rows.map((row) => `${row.map(escapeCell).join('\t')}\n`).join('');
      await this.connection?.query({
        sql: `LOAD DATA LOCAL INFILE 'rows' INTO TABLE ${table} CHARACTER SET utf8mb4 (${columns.join()})`,
        infileStreamFactory: () => Readable.from([Buffer.from(text)]),
      });
    }
  }

  async finish(): Promise<void> {
    await this.alter(({ name, isUnique, columns }) => `ADD ${Number(isUnique) === 1 ? 'UNIQUE ' : ''}INDEX ${name} (${columns})`);
    await this.connection?.query(`ANALYZE TABLE ${this.tables.join()}`);
  }

  async close(): Promise<void> {
    await this.connection?.end();
  }

  private async alter(change: (index: IndexRow) => string): Promise<void> {
    for (const table of new Set(this.indexes.map((index) => index.table))) {
      const changes = this.indexes.filter((index) => index.table === table).map(change);
      await this.connection?.query(`ALTER TABLE ${table} ${changes.join()}`);
    }
  }
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n' };

function escapeCell(cell: Cell): string {
  if (cell === null) return '\\N';
  return typeof cell !== 'string' ? String(Number(cell)) : cell.replace(/[\\\t\n]/gu, (sign) => ESCAPES[sign] ?? sign);
}
