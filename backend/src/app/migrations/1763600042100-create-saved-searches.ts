import type { MigrationInterface, QueryRunner } from 'typeorm';
import { longText, numberedId } from '../../kernel/database/columns';
import { tableOptions } from './table-options';

/** Tables of saved searches, and the queue of changed rows that they are told about. */
export class CreateSavedSearches1763600042100 implements MigrationInterface {
  readonly name = 'CreateSavedSearches1763600042100';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    await runner.query(
      `CREATE TABLE saved_search (${numberedId(runner)}, user_id VARCHAR(40) NOT NULL, kind VARCHAR(8) NOT NULL, name VARCHAR(80) NOT NULL,
        filter TEXT NOT NULL, filter_hash VARCHAR(64) NOT NULL, query TEXT NOT NULL, frequency VARCHAR(10) NOT NULL,
        match_key VARCHAR(80) NULL, due_at BIGINT NULL, created_at BIGINT NOT NULL,
        CONSTRAINT uq_saved_search UNIQUE (user_id, kind, filter_hash),
        FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE)${options}`,
    );
    await runner.query('CREATE INDEX ix_saved_search_key ON saved_search (kind, match_key)');
    await runner.query('CREATE INDEX ix_saved_search_due ON saved_search (due_at)');
    await runner.query(
      `CREATE TABLE saved_search_match (search_id INTEGER NOT NULL, subject_id INTEGER NOT NULL, at BIGINT NOT NULL, told_at BIGINT NULL,
        PRIMARY KEY (search_id, subject_id), FOREIGN KEY (search_id) REFERENCES saved_search (id) ON DELETE CASCADE)${options}`,
    );
    await runner.query('CREATE INDEX ix_saved_search_match ON saved_search_match (search_id, told_at, at)');
    await runner.query(
      `CREATE TABLE search_change (${numberedId(runner)}, kind VARCHAR(8) NOT NULL, subject_id INTEGER NOT NULL,
        former ${longText(runner)} NULL, at BIGINT NOT NULL)${options}`,
    );
    await runner.query('CREATE INDEX ix_search_change_subject ON search_change (kind, subject_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['search_change', 'saved_search_match', 'saved_search']) await runner.query(`DROP TABLE ${table}`);
  }
}
