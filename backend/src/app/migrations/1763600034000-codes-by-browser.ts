import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

/** Lets codes of several browsers be valid at the same time, and counts wrong codes by asker as well. */
export class CodesByBrowser1763600034000 implements MigrationInterface {
  readonly name = 'CodesByBrowser1763600034000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE UNIQUE INDEX one_time_code_asker ON one_time_code (purpose, medium_hash, asked_by)');
    await dropIndex(runner, 'one_time_code_medium');
    await runner.query('ALTER TABLE one_time_code ADD COLUMN uses TEXT NULL');
    await runner.query(
      `CREATE TABLE asker_failure (medium_hash VARCHAR(64) NOT NULL, asker VARCHAR(64) NOT NULL, failures INTEGER NOT NULL,
        failed_at BIGINT NOT NULL, PRIMARY KEY (medium_hash, asker))${tableOptions(runner)}`,
    );
    await runner.query('CREATE INDEX asker_failure_failed ON asker_failure (failed_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE asker_failure');
    await runner.query('DELETE FROM one_time_code');
    await runner.query('ALTER TABLE one_time_code DROP COLUMN uses');
    await runner.query('CREATE UNIQUE INDEX one_time_code_medium ON one_time_code (purpose, medium_hash)');
    await dropIndex(runner, 'one_time_code_asker');
  }
}

/** Drops an index, unless an interrupted run has dropped it. */
async function dropIndex(runner: QueryRunner, index: string): Promise<void> {
  if (runner.connection.options.type === 'better-sqlite3') return void (await runner.query(`DROP INDEX IF EXISTS ${index}`));
  const found: unknown = await runner.query(
    'SELECT 1 FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = ? AND index_name = ? LIMIT 1',
    ['one_time_code', index],
  );
  if (Array.isArray(found) && found.length > 0) await runner.query(`DROP INDEX ${index} ON one_time_code`);
}
