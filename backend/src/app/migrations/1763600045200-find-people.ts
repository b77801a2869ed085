import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

/** Columns and indexes by which the office finds accounts, its notes about them, and the actors of the audit trail. */
export class FindPeople1763600045200 implements MigrationInterface {
  readonly name = 'FindPeople1763600045200';

  async up(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.connection.options.type === 'better-sqlite3';
    const joined = (first: string, last: string) =>
      isSqlite ? `lower(${first} || ' ' || ${last})` : `LOWER(CONCAT(${first}, ' ', ${last}))`;
    const columns = { search_name: joined('first_name', 'last_name'), search_name_back: joined('last_name', 'first_name') };
    for (const [name, value] of Object.entries(columns)) {
      await runner.query(`ALTER TABLE user_account ADD COLUMN ${name} VARCHAR(161) GENERATED ALWAYS AS (${value}) VIRTUAL`);
      await runner.query(`CREATE INDEX ix_user_account_${name} ON user_account (${name}, id)`);
    }
    await runner.query('CREATE INDEX ix_user_account_email ON user_account (email, id)');
    await runner.query('CREATE INDEX ix_user_account_mobile ON user_account (mobile_number, id)');
    await runner.query('CREATE INDEX ix_review_author ON review (author_id)');
    await runner.query('CREATE INDEX ix_audit_entry_actor ON audit_entry (actor, id)');
    await runner.query(
      `CREATE TABLE person_note (id VARCHAR(40) NOT NULL PRIMARY KEY, user_id VARCHAR(40) NOT NULL, author_id VARCHAR(40) NULL,
        text VARCHAR(1000) NOT NULL, written_at BIGINT NOT NULL, FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE,
        FOREIGN KEY (author_id) REFERENCES user_account (id) ON DELETE SET NULL)${tableOptions(runner)}`,
    );
    await runner.query('CREATE INDEX ix_person_note_user ON person_note (user_id, written_at)');
    await runner.query('CREATE INDEX ix_person_note_author ON person_note (author_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE person_note');
    const isSqlite = runner.connection.options.type === 'better-sqlite3';
    const drop = (index: string, table: string) => runner.query(isSqlite ? `DROP INDEX ${index}` : `DROP INDEX ${index} ON ${table}`);
    await drop('ix_audit_entry_actor', 'audit_entry');
    await drop('ix_review_author', 'review');
    for (const name of ['mobile', 'email', 'search_name_back', 'search_name']) await drop(`ix_user_account_${name}`, 'user_account');
    for (const name of ['search_name_back', 'search_name']) await runner.query(`ALTER TABLE user_account DROP COLUMN ${name}`);
  }
}
