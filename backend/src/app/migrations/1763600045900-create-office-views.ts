import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

/** Views of the site as a member, by a person of the office. */
export class CreateOfficeViews1763600045900 implements MigrationInterface {
  readonly name = 'CreateOfficeViews1763600045900';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE office_view (key_hash VARCHAR(64) NOT NULL PRIMARY KEY, staff_id VARCHAR(40) NOT NULL, staff_sid_hash VARCHAR(64) NOT NULL,
        user_id VARCHAR(40) NOT NULL, opened_at BIGINT, expires_at BIGINT NOT NULL)${tableOptions(runner)}`,
    );
    await runner.query('CREATE INDEX ix_office_view_expires ON office_view (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE office_view');
  }
}
