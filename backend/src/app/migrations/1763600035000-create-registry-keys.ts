import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

export class CreateRegistryKeys1763600035000 implements MigrationInterface {
  readonly name = 'CreateRegistryKeys1763600035000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE registry_key (place VARCHAR(10) NOT NULL PRIMARY KEY, public_key VARCHAR(100) NOT NULL,
        sealed_key TEXT NOT NULL, made_at BIGINT NOT NULL)${tableOptions(runner)}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE registry_key');
  }
}
