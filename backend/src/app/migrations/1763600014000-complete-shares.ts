import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

const COLUMNS = ['manage_hash VARCHAR(64) NULL', 'passcode_hash VARCHAR(64) NULL', 'revoked_at BIGINT NULL', 'last_viewed_at BIGINT NULL'];

/** Adds the sender's options of a share and what became of it. Existing shares keep working. */
export class CompleteShares1763600014000 implements MigrationInterface {
  readonly name = 'CompleteShares1763600014000';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    for (const column of [...COLUMNS, 'views INTEGER NOT NULL DEFAULT 0']) await runner.query(`ALTER TABLE share ADD COLUMN ${column}`);
    await runner.query('CREATE UNIQUE INDEX ux_share_manage ON share (manage_hash)');
    await runner.query('CREATE INDEX ix_share_user ON share (user_id)');
    await runner.query('CREATE INDEX ix_share_sender ON share (sender_email)');
    await runner.query(
      `CREATE TABLE share_answer (share_id INTEGER NOT NULL, talent_id INTEGER NOT NULL, answer VARCHAR(5) NULL, comment TEXT NOT NULL,
        answered_at BIGINT NOT NULL, PRIMARY KEY (share_id, talent_id),
        CONSTRAINT share_answer_share FOREIGN KEY (share_id) REFERENCES share (id) ON DELETE CASCADE,
        CONSTRAINT share_answer_talent FOREIGN KEY (talent_id) REFERENCES talent (id) ON DELETE CASCADE)${options}`,
    );
    await runner.query(
      `CREATE TABLE share_view (share_id INTEGER NOT NULL, viewer_hash VARCHAR(64) NOT NULL, seen_on VARCHAR(10) NOT NULL,
        PRIMARY KEY (share_id, viewer_hash),
        CONSTRAINT share_view_share FOREIGN KEY (share_id) REFERENCES share (id) ON DELETE CASCADE)${options}`,
    );
    await runner.query('CREATE INDEX ix_share_answer_talent ON share_answer (talent_id)');
    await runner.query('CREATE INDEX ix_share_view_day ON share_view (seen_on)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['share_view', 'share_answer']) await runner.query(`DROP TABLE ${table}`);
    const isSqlite = runner.connection.options.type === 'better-sqlite3';
    for (const index of ['ux_share_manage', 'ix_share_user', 'ix_share_sender'])
      await runner.query(isSqlite ? `DROP INDEX ${index}` : `DROP INDEX ${index} ON share`);
    for (const column of [...COLUMNS, 'views']) await runner.query(`ALTER TABLE share DROP COLUMN ${column.split(' ')[0]}`);
  }
}
