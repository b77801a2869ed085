import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

/** Squads of remotes, and what they have been told of releases that fail. */
export class TellSquads1763600046300 implements MigrationInterface {
  readonly name = 'TellSquads1763600046300';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    await runner.query(`CREATE TABLE squad (remote VARCHAR(40) NOT NULL PRIMARY KEY, email VARCHAR(254) NOT NULL)${options}`);
    await runner.query(
      `CREATE TABLE release_alarm (remote VARCHAR(40) NOT NULL, version VARCHAR(80) NOT NULL, step VARCHAR(20) NOT NULL,
        raised_at BIGINT NOT NULL, PRIMARY KEY (remote, version, step))${options}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['release_alarm', 'squad']) await runner.query(`DROP TABLE ${table}`);
  }
}
