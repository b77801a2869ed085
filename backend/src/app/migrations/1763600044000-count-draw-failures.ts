import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells page loads that only failed to be drawn on the server from those that failed in the browser. */
export class CountDrawFailures1763600044000 implements MigrationInterface {
  readonly name = 'CountDrawFailures1763600044000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE release_report ADD COLUMN is_draw_failure BOOLEAN NOT NULL DEFAULT FALSE');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE release_report DROP COLUMN is_draw_failure');
  }
}
