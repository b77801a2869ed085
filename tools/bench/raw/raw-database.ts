import Database from '@alltalent/backend/sqlite-driver';
import { createPool, type ResultSetHeader, type RowDataPacket } from 'mysql2/promise';

export type Value = string | number;

/** A database driver without an ORM. */
export type RawDatabase = {
  read<Row>(sql: string, values?: readonly Value[]): Promise<readonly Row[]>;
  /** Runs a statement. Returns the id of the new row. */
  write(sql: string, values?: readonly Value[]): Promise<number>;
  close(): Promise<void>;
};

/** The application uses as many connections. */
const CONNECTIONS = 20;

export function openRaw(url: string): RawDatabase {
  return url.startsWith('sqlite:') ? openSqlite(url.slice('sqlite:'.length)) : openMysql(url);
}

function openSqlite(file: string): RawDatabase {
  const database = new Database(file, { timeout: 5000 });
  database.pragma('journal_mode = WAL');
  const statements = new Map<string, ReturnType<typeof database.prepare>>();
  const prepare = (sql: string) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    read: async <Row>(sql: string, values: readonly Value[] = []) => prepare(sql).all(...values) as Row[],
    write: async (sql, values = []) => Number(prepare(sql).run(...values).lastInsertRowid),
    close: async () => database.close(),
  };
}

function openMysql(uri: string): RawDatabase {
  const pool = createPool({ uri, charset: 'utf8mb4', connectionLimit: CONNECTIONS, timezone: 'Z' });
  return {
    read: async <Row>(sql: string, values: readonly Value[] = []) => (await pool.query<RowDataPacket[]>(sql, [...values]))[0] as Row[],
    write: async (sql, values = []) => (await pool.query<ResultSetHeader>(sql, [...values]))[0].insertId,
    close: () => pool.end(),
  };
}
