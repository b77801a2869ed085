import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isSqlite } from '../../kernel/database/columns';
import { tableOptions } from './table-options';

/** The longest time in which an answer is promised, a month, and a day. */
const PROMISED_MS = 32 * 24 * 3600 * 1000;

const COLUMNS = {
  state: "VARCHAR(10) NOT NULL DEFAULT 'open'",
  waiting_since: 'BIGINT NULL',
  closed_at: 'BIGINT NULL',
  version: 'INTEGER NOT NULL DEFAULT 0',
} as const;

/** Indexes of the office's lists of letters, by name. */
const INDEXES = {
  ix_enquiry_waiting: 'waiting_since, id',
  ix_enquiry_topic_waiting: 'topic, waiting_since, id',
  ix_enquiry_assignee: 'assignee_id, waiting_since, id',
  ix_enquiry_topic_assignee: 'topic, assignee_id, waiting_since, id',
  ix_enquiry_closed: 'closed_at, id',
  ix_enquiry_topic_closed: 'topic, closed_at, id',
} as const;

/**
 * Letters wait, are answered and closed; their answers and notes. Until now desks answered from their mailboxes, of which nothing is
 * known here: letters older than what was promised are closed.
 */
export class AnswerLetters1763600045300 implements MigrationInterface {
  readonly name = 'AnswerLetters1763600045300';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(COLUMNS)) await runner.query(`ALTER TABLE enquiry ADD COLUMN ${name} ${type}`);
    await this.addAssignee(runner);
    for (const [name, columns] of Object.entries(INDEXES)) await runner.query(`CREATE INDEX ${name} ON enquiry (${columns})`);
    const before = Date.now() - PROMISED_MS;
    await runner.query('UPDATE enquiry SET waiting_since = created_at WHERE created_at >= ?', [before]);
    await runner.query("UPDATE enquiry SET state = 'closed', closed_at = created_at WHERE created_at < ?", [before]);
    await runner.query(
      `CREATE TABLE enquiry_entry (id VARCHAR(40) NOT NULL PRIMARY KEY, enquiry_id INTEGER NOT NULL, kind VARCHAR(10) NOT NULL,
        author_id VARCHAR(40) NULL, text TEXT NOT NULL, written_at BIGINT NOT NULL, mail_message_id INTEGER NULL,
        FOREIGN KEY (enquiry_id) REFERENCES enquiry (id) ON DELETE CASCADE,
        FOREIGN KEY (author_id) REFERENCES user_account (id) ON DELETE SET NULL)${tableOptions(runner)}`,
    );
    await runner.query('CREATE INDEX ix_enquiry_entry_enquiry ON enquiry_entry (enquiry_id, written_at)');
    await runner.query('CREATE INDEX ix_enquiry_entry_author ON enquiry_entry (author_id)');
    if (!isSqlite(runner)) await runner.query('ALTER TABLE review_reason MODIFY COLUMN text VARCHAR(4000) NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!isSqlite(runner)) {
      await runner.query('DELETE FROM review_reason WHERE CHAR_LENGTH(text) > 500');
      await runner.query('ALTER TABLE review_reason MODIFY COLUMN text VARCHAR(500) NOT NULL');
      await runner.query('ALTER TABLE enquiry DROP FOREIGN KEY fk_enquiry_assignee');
    }
    await runner.query('DROP TABLE enquiry_entry');
    for (const name of Object.keys(INDEXES)) await runner.dropIndex('enquiry', name);
    for (const name of ['assignee_id', ...Object.keys(COLUMNS)]) await runner.query(`ALTER TABLE enquiry DROP COLUMN ${name}`);
  }

  private async addAssignee(runner: QueryRunner): Promise<void> {
    const account = 'REFERENCES user_account (id) ON DELETE SET NULL';
    if (isSqlite(runner)) {
      await runner.query(`ALTER TABLE enquiry ADD COLUMN assignee_id VARCHAR(40) NULL ${account}`);
      return;
    }
    // One statement: where a process was killed half way, both are there or neither is.
    await runner.query(
      `ALTER TABLE enquiry ADD COLUMN assignee_id VARCHAR(40) NULL, ADD CONSTRAINT fk_enquiry_assignee FOREIGN KEY (assignee_id) ${account}`,
    );
  }
}
