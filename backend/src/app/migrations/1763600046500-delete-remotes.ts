import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a remote was deleted, and by whom; null for one that is served. */
export class DeleteRemotes1763600046500 implements MigrationInterface {
  readonly name = 'DeleteRemotes1763600046500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rollout ADD COLUMN deleted_at BIGINT NULL');
    await runner.query('ALTER TABLE rollout ADD COLUMN deleted_by VARCHAR(80) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rollout DROP COLUMN deleted_by');
    await runner.query('ALTER TABLE rollout DROP COLUMN deleted_at');
  }
}
