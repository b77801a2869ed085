import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isSqlite } from '../../kernel/database/columns';

/** Shoe sizes have halves. SQLite keeps them in the column as it is. */
export class KeepHalfSizes1763600036100 implements MigrationInterface {
  readonly name = 'KeepHalfSizes1763600036100';

  async up(runner: QueryRunner): Promise<void> {
    if (!isSqlite(runner)) await runner.query('ALTER TABLE talent_attribute MODIFY COLUMN value DOUBLE NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!isSqlite(runner)) await runner.query('ALTER TABLE talent_attribute MODIFY COLUMN value INTEGER NOT NULL');
  }
}
