import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the outcome of a request with a key, which is stored in the transaction of its change. */
export class KeepRequestOutcomes1763600036000 implements MigrationInterface {
  readonly name = 'KeepRequestOutcomes1763600036000';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('idempotency_key', 'outcome')) return;
    await runner.query('ALTER TABLE idempotency_key ADD COLUMN outcome VARCHAR(255) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE idempotency_key DROP COLUMN outcome');
  }
}
