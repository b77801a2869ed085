import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index that counts the members of a talent manager. */
export class IndexManagers1763600046450 implements MigrationInterface {
  readonly name = 'IndexManagers1763600046450';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX ix_membership_manager ON membership (manager_id, state)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('membership', 'ix_membership_manager');
  }
}
