import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

/** Makes questions documents, and creates the visitors' votes on them. */
export class MoveFaqs1763600019000 implements MigrationInterface {
  readonly name = 'MoveFaqs1763600019000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE faq');
    await runner.query(
      `CREATE TABLE faq_vote (name VARCHAR(120) NOT NULL, voter VARCHAR(64) NOT NULL, answer VARCHAR(3) NOT NULL,
        voted_at BIGINT NOT NULL, PRIMARY KEY (name, voter), CHECK (answer IN ('yes', 'no')))${tableOptions(runner)}`,
    );
    await runner.query('CREATE INDEX ix_faq_vote_voter ON faq_vote (voter)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE faq_vote');
    await runner.query(
      `CREATE TABLE faq (id INTEGER NOT NULL PRIMARY KEY, topic VARCHAR(60) NOT NULL, question VARCHAR(200) NOT NULL,
        answer TEXT NOT NULL)${tableOptions(runner)}`,
    );
    // The previous release fills this table again when it starts.
    await runner.query("DELETE FROM seed_state WHERE name = 'content'");
  }
}
