import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

/** Squads of remotes, what they have been told of releases that fail, and what pages say of their failures. */
export class TellSquads1763600046300 implements MigrationInterface {
  readonly name = 'TellSquads1763600046300';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    await runner.query(`CREATE TABLE squad (remote VARCHAR(40) NOT NULL PRIMARY KEY, email VARCHAR(254) NOT NULL)${options}`);
    await runner.query(
      `CREATE TABLE release_alarm (remote VARCHAR(40) NOT NULL, version VARCHAR(80) NOT NULL, step VARCHAR(20) NOT NULL,
        raised_at BIGINT NOT NULL, PRIMARY KEY (remote, version, step))${options}`,
    );
    await runner.query('ALTER TABLE release_report DROP COLUMN is_boot_failure');
    await runner.query(`ALTER TABLE release_beacon ADD COLUMN stack VARCHAR(2000) NOT NULL DEFAULT ''`);
    await runner.query(`ALTER TABLE release_beacon ADD COLUMN browser VARCHAR(40) NOT NULL DEFAULT ''`);
    await runner.query('CREATE INDEX ix_release_beacon_remote ON release_beacon (remote, reported_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('release_beacon', 'ix_release_beacon_remote');
    await runner.query('ALTER TABLE release_report ADD COLUMN is_boot_failure BOOLEAN NOT NULL DEFAULT FALSE');
    for (const column of ['browser', 'stack']) await runner.query(`ALTER TABLE release_beacon DROP COLUMN ${column}`);
    for (const table of ['release_alarm', 'squad']) await runner.query(`DROP TABLE ${table}`);
  }
}
