import type { MigrationInterface, QueryRunner } from 'typeorm';
import { longText } from '../../kernel/database/columns';
import { tableOptions } from './table-options';

export class CreateDocuments1763600016000 implements MigrationInterface {
  readonly name = 'CreateDocuments1763600016000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE document_version (kind VARCHAR(10) NOT NULL, name VARCHAR(120) NOT NULL, version INTEGER NOT NULL,
        title VARCHAR(200) NOT NULL, markdown ${longText(runner)} NOT NULL, author VARCHAR(80) NOT NULL, summary VARCHAR(300) NOT NULL,
        is_seeded BOOLEAN NOT NULL, saved_at BIGINT NOT NULL, effective_at BIGINT NULL,
        PRIMARY KEY (kind, name, version))${tableOptions(runner)}`,
    );
    // Articles become documents.
    await runner.query('DROP TABLE article');
    await runner.query('CREATE INDEX ix_document_effective ON document_version (kind, effective_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE document_version');
    await runner.query(
      `CREATE TABLE article (slug VARCHAR(120) NOT NULL PRIMARY KEY, title VARCHAR(160) NOT NULL, summary VARCHAR(300) NOT NULL,
        author VARCHAR(80) NOT NULL, published_on VARCHAR(10) NOT NULL, tags TEXT NOT NULL, body TEXT NOT NULL)${tableOptions(runner)}`,
    );
  }
}
