import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

/** Rows that were made in a browser with a preview: no figure counts them. */
export class MarkPreviews1763600046470 implements MigrationInterface {
  readonly name = 'MarkPreviews1763600046470';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE preview_mark (origin VARCHAR(20) NOT NULL, subject VARCHAR(40) NOT NULL, marked_at BIGINT NOT NULL,
        PRIMARY KEY (origin, subject))${tableOptions(runner)}`,
    );
    await runner.query('CREATE INDEX ix_preview_mark_marked ON preview_mark (marked_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE preview_mark');
  }
}
