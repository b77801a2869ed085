import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isSqlite } from '../../kernel/database/columns';

/** Lets attribute values have halves, as shoe sizes do. On SQLite the column stores them already. */
export class KeepHalfSizes1763600036100 implements MigrationInterface {
  readonly name = 'KeepHalfSizes1763600036100';

  async up(runner: QueryRunner): Promise<void> {
    if (!isSqlite(runner)) await runner.query('ALTER TABLE talent_attribute MODIFY COLUMN value DOUBLE NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!isSqlite(runner)) await runner.query('ALTER TABLE talent_attribute MODIFY COLUMN value INTEGER NOT NULL');
  }
}
