import type { MigrationInterface, QueryRunner } from 'typeorm';
import { longText } from '../../kernel/database/columns';
import { tableOptions } from './table-options';

/** Words of pages become texts in versions, as documents are; a version says why it was made and who published it. */
export class KeepTextVersions1763600045500 implements MigrationInterface {
  readonly name = 'KeepTextVersions1763600045500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE document_version ADD COLUMN reason VARCHAR(300) NOT NULL DEFAULT ''");
    await runner.query("ALTER TABLE document_version ADD COLUMN published_by VARCHAR(80) NOT NULL DEFAULT ''");
    await runner.query('CREATE INDEX ix_document_version_current ON document_version (kind, name, effective_at, version)');
    await runner.query(
      `INSERT INTO document_version (kind, name, version, title, markdown, author, summary, is_seeded, saved_at, effective_at)
        SELECT 'words', page, 1, page, blocks, 'All Talent', '', NOT is_edited, updated_at, updated_at FROM page_content`,
    );
    await runner.query('DROP TABLE page_content');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE page_content (page VARCHAR(60) NOT NULL PRIMARY KEY, blocks ${longText(runner)} NOT NULL,
        is_edited BOOLEAN NOT NULL, updated_at BIGINT NOT NULL)${tableOptions(runner)}`,
    );
    await runner.query(
      `INSERT INTO page_content (page, blocks, is_edited, updated_at)
        SELECT v.name, v.markdown, NOT v.is_seeded, v.effective_at FROM document_version v WHERE v.kind = 'words' AND v.version = (
          SELECT MAX(n.version) FROM document_version n WHERE n.kind = 'words' AND n.name = v.name AND n.effective_at IS NOT NULL)`,
    );
    await runner.query("DELETE FROM document_version WHERE kind = 'words'");
    const isSqlite = runner.connection.options.type === 'better-sqlite3';
    await runner.query(`DROP INDEX ix_document_version_current${isSqlite ? '' : ' ON document_version'}`);
    for (const column of ['published_by', 'reason']) await runner.query(`ALTER TABLE document_version DROP COLUMN ${column}`);
  }
}
