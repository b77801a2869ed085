import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the index by which a new stream finds what its user missed. */
export class IndexLiveEvents1763600042200 implements MigrationInterface {
  readonly name = 'IndexLiveEvents1763600042200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX ix_live_event_user ON live_event (user_id, at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    const isMysql = runner.connection.options.type === 'mysql';
    await runner.query(isMysql ? 'DROP INDEX ix_live_event_user ON live_event' : 'DROP INDEX ix_live_event_user');
  }
}
