import type { MigrationInterface, QueryRunner } from 'typeorm';
import { numberedId } from '../../kernel/database/columns';
import { tableOptions } from './table-options';

export class CreateTalentChanges1763600013000 implements MigrationInterface {
  readonly name = 'CreateTalentChanges1763600013000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE talent_change (${numberedId(runner)}, talent_id INTEGER NOT NULL, changed_at BIGINT NOT NULL)${tableOptions(runner)}`,
    );
    // The newest row always stays, so one exists from the start: a reader that continues from a row knows that none is missing.
    await runner.query('INSERT INTO talent_change (talent_id, changed_at) VALUES (0, 0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE talent_change');
  }
}
