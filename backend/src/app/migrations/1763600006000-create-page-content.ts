import type { MigrationInterface, QueryRunner } from 'typeorm';
import { longText } from '../../kernel/database/columns';
import { tableOptions } from './table-options';

export class CreatePageContent1763600006000 implements MigrationInterface {
  readonly name = 'CreatePageContent1763600006000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE page_content (page VARCHAR(60) NOT NULL PRIMARY KEY, blocks ${longText(runner)} NOT NULL,
        is_edited BOOLEAN NOT NULL, updated_at BIGINT NOT NULL)${tableOptions(runner)}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE page_content');
  }
}
