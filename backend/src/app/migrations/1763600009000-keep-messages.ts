import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepMessages1763600009000 implements MigrationInterface {
  readonly name = 'KeepMessages1763600009000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox_message ADD COLUMN kept_until BIGINT NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox_message DROP COLUMN kept_until');
  }
}
