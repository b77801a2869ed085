import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import type { DatabaseConfig } from '../../../../src/kernel/config/config';
import { siteDataSource } from '../../../../src/app/site-data-source';
import { withSqliteLock } from '../../../../src/kernel/database/sqlite-lock';

/** Folder of the template databases of one test run. Without it each test creates its database from nothing. */
const FOLDER = process.env['TEST_TEMPLATES'];
const MAKING_MS = 60_000;

type Fill = (dataSource: DataSource) => Promise<unknown>;

/**
 * Fills an empty database with a copy of a template that `fill` has filled once, because migrations and seeds take most of the
 * time of a test's site. `name` identifies the content.
 */
export async function fillFromTemplate(database: DatabaseConfig, name: string, fill: Fill): Promise<void> {
  if (FOLDER === undefined) return;
  // The folder is part of the name, as another run may use this server.
  const id = createHash('sha256').update(`${FOLDER} ${name}`).digest('hex').slice(0, 16);
  if (database.kind === 'sqlite') await copyFile(database.file, join(FOLDER, `${id}.sqlite`), fill);
  else await copyTables(database.url, { file: join(FOLDER, `${id}.sql`), schema: `template_${id}` }, fill);
}

async function copyFile(file: string, template: string, fill: Fill): Promise<void> {
  if (existsSync(file)) return;
  await once(template, async (unfinished) => {
    const making = `${template}.making`;
    await fillNew({ kind: 'sqlite', file: making }, fill, (dataSource) => dataSource.query('VACUUM INTO ?', [unfinished]));
  });
  copyFileSync(template, file);
}

type Template = { readonly file: string; readonly schema: string };

async function copyTables(url: string, { file, schema }: Template, fill: Fill): Promise<void> {
  const connection = await createConnection({ uri: url, multipleStatements: true });
  try {
    const [tables] = await connection.query<RowDataPacket[]>('SHOW TABLES');
    if (tables.length > 0) return;
    await once(file, async (unfinished) => {
      await connection.query(`CREATE DATABASE ${schema} CHARACTER SET utf8mb4`);
      const source = { kind: 'mysql', url: url.replace(/[^/]*$/u, schema) } as const;
      await fillNew(source, fill, async (dataSource) => writeFileSync(unfinished, await copyingStatements(dataSource, schema)));
    });
    await connection.query(readFileSync(file, 'utf8'));
  } finally {
    await connection.end();
  }
}

/** Lets the first of several processes create the file; the others find it. */
async function once(file: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  if (existsSync(file)) return;
  await withSqliteLock(file, MAKING_MS, async () => {
    if (existsSync(file)) return;
    await make(`${file}.unfinished`);
    renameSync(`${file}.unfinished`, file);
  });
}

async function fillNew(database: DatabaseConfig, fill: Fill, keep: (dataSource: DataSource) => Promise<unknown>): Promise<void> {
  const dataSource = siteDataSource(database);
  await dataSource.initialize();
  await fill(dataSource);
  await keep(dataSource);
  await dataSource.destroy();
}

async function copyingStatements(dataSource: DataSource, schema: string): Promise<string> {
  const tables: Readonly<Record<string, string>>[] = await dataSource.query('SHOW TABLES');
  const statements = ['SET FOREIGN_KEY_CHECKS = 0'];
  for (const table of tables.flatMap((row) => Object.values(row))) {
    const [made]: { 'Create Table': string }[] = await dataSource.query(`SHOW CREATE TABLE \`${table}\``);
    const columns = await storedColumns(dataSource, table);
    statements.push(made?.['Create Table'] ?? '', `INSERT INTO \`${table}\` (${columns}) SELECT ${columns} FROM ${schema}.\`${table}\``);
  }
  return [...statements, 'SET FOREIGN_KEY_CHECKS = 1'].join(';\n');
}

/** Returns the columns of a table that are not computed. */
async function storedColumns(dataSource: DataSource, table: string): Promise<string> {
  const columns: { Field: string; Extra: string }[] = await dataSource.query(`SHOW COLUMNS FROM \`${table}\``);
  return columns
    .filter(({ Extra }) => !Extra.includes('GENERATED'))
    .map(({ Field }) => `\`${Field}\``)
    .join(', ');
}
