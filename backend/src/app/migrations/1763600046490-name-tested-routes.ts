import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pages that experiments and their plans are about, as JSON; null for all pages of the remote. */
export class NameTestedRoutes1763600046490 implements MigrationInterface {
  readonly name = 'NameTestedRoutes1763600046490';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['experiment', 'experiment_plan']) await runner.query(`ALTER TABLE ${table} ADD COLUMN routes TEXT NULL`);
    await runner.query('CREATE INDEX ix_page_vitals_traffic ON page_vitals (remote, reported_at, route)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('page_vitals', 'ix_page_vitals_traffic');
    for (const table of ['experiment_plan', 'experiment']) await runner.query(`ALTER TABLE ${table} DROP COLUMN routes`);
  }
}
