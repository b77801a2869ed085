import type { MigrationInterface, QueryRunner } from 'typeorm';
import { longText, numberedId } from '../../kernel/database/columns';
import { tableOptions } from './table-options';

export class CreateFederation1763600000500 implements MigrationInterface {
  readonly name = 'CreateFederation1763600000500';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    await runner.query(
      `CREATE TABLE remote_release (${numberedId(runner)}, remote VARCHAR(40) NOT NULL, version VARCHAR(80) NOT NULL,
        content ${longText(runner)} NOT NULL, published_at BIGINT NOT NULL)${options}`,
    );
    await runner.query('CREATE UNIQUE INDEX remote_release_version ON remote_release (remote, version)');
    await runner.query(
      `CREATE TABLE rollout (remote VARCHAR(40) NOT NULL PRIMARY KEY, release_id INTEGER NOT NULL, fallback_id INTEGER NULL,
        CONSTRAINT rollout_release FOREIGN KEY (release_id) REFERENCES remote_release (id),
        CONSTRAINT rollout_fallback FOREIGN KEY (fallback_id) REFERENCES remote_release (id))${options}`,
    );
    await runner.query(`CREATE TABLE registry_state (id INTEGER NOT NULL PRIMARY KEY, revision INTEGER NOT NULL)${options}`);
    await runner.query('DELETE FROM registry_state');
    await runner.query('INSERT INTO registry_state (id, revision) VALUES (1, 0)');
    await runner.query(
      `CREATE TABLE release_beacon (${numberedId(runner)}, remote VARCHAR(40) NOT NULL, version VARCHAR(80) NOT NULL,
        outcome VARCHAR(20) NOT NULL, reason VARCHAR(300) NOT NULL, milliseconds INTEGER NOT NULL, reported_at BIGINT NOT NULL)${options}`,
    );
    await runner.query('CREATE INDEX release_beacon_time ON release_beacon (reported_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['release_beacon', 'registry_state', 'rollout', 'remote_release']) await runner.query(`DROP TABLE ${table}`);
  }
}
