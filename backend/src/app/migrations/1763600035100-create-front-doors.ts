import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

export class CreateFrontDoors1763600035100 implements MigrationInterface {
  readonly name = 'CreateFrontDoors1763600035100';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    await runner.query(
      `CREATE TABLE front_door (name VARCHAR(80) NOT NULL PRIMARY KEY, revision INTEGER NOT NULL, trouble VARCHAR(300) NOT NULL,
        left_out VARCHAR(600) NOT NULL, seen_at BIGINT NOT NULL)${options}`,
    );
    await runner.query(`CREATE TABLE remote_token (remote VARCHAR(40) NOT NULL PRIMARY KEY, valid_from BIGINT NOT NULL)${options}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['remote_token', 'front_door']) await runner.query(`DROP TABLE ${table}`);
  }
}
