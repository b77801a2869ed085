import type { MigrationInterface, QueryRunner } from 'typeorm';
import { longText, numberedId } from '../../kernel/database/columns';
import { tableOptions } from './table-options';

export class CreateAccounts1763600000000 implements MigrationInterface {
  readonly name = 'CreateAccounts1763600000000';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    await runner.query(
      `CREATE TABLE user_account (id VARCHAR(40) NOT NULL PRIMARY KEY, email VARCHAR(254) NOT NULL, first_name VARCHAR(80) NOT NULL,
        last_name VARCHAR(80) NOT NULL, role_id VARCHAR(20) NOT NULL, dial_code VARCHAR(5) NOT NULL,
        mobile_number VARCHAR(20) NOT NULL, location VARCHAR(120) NOT NULL, has_premium BOOLEAN NOT NULL, slug VARCHAR(120) NOT NULL,
        currency_code VARCHAR(3) NOT NULL, accepted_terms VARCHAR(20) NOT NULL, created_at BIGINT NOT NULL)${options}`,
    );
    await runner.query('CREATE UNIQUE INDEX user_account_email ON user_account (email)');
    await runner.query(
      `CREATE TABLE currency (id INTEGER NOT NULL PRIMARY KEY, code VARCHAR(3) NOT NULL, symbol VARCHAR(8) NOT NULL,
        name VARCHAR(60) NOT NULL, position INTEGER NOT NULL)${options}`,
    );
    await runner.query('CREATE UNIQUE INDEX currency_code ON currency (code)');
    await runner.query(
      `CREATE TABLE user_session (sid_hash VARCHAR(64) NOT NULL PRIMARY KEY, user_id VARCHAR(40) NOT NULL, created_at BIGINT NOT NULL,
        seen_at BIGINT NOT NULL,
        CONSTRAINT user_session_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE)${options}`,
    );
    await runner.query('CREATE INDEX user_session_created ON user_session (created_at)');
    await runner.query('CREATE INDEX user_session_seen ON user_session (seen_at)');
    await runner.query(
      `CREATE TABLE login_code (${numberedId(runner)}, purpose VARCHAR(20) NOT NULL, medium_hash VARCHAR(64) NOT NULL,
        asked_by VARCHAR(64) NOT NULL, digest VARCHAR(64) NOT NULL, attempts INTEGER NOT NULL, sent_at BIGINT NOT NULL,
        expires_at BIGINT NOT NULL, consumed_at BIGINT NULL)${options}`,
    );
    await runner.query('CREATE UNIQUE INDEX login_code_medium ON login_code (purpose, medium_hash)');
    await runner.query(`CREATE TABLE rate_hit (${numberedId(runner)}, bucket VARCHAR(100) NOT NULL, hit_at BIGINT NOT NULL)${options}`);
    await runner.query('CREATE INDEX rate_hit_bucket ON rate_hit (bucket, hit_at)');
    await runner.query('CREATE INDEX rate_hit_time ON rate_hit (hit_at)');
    await runner.query(
      `CREATE TABLE outbox_message (${numberedId(runner)}, sealed ${longText(runner)} NOT NULL, state VARCHAR(10) NOT NULL,
        tries INTEGER NOT NULL, due_at BIGINT NOT NULL, expires_at BIGINT NOT NULL, created_at BIGINT NOT NULL)${options}`,
    );
    await runner.query('CREATE INDEX outbox_message_due ON outbox_message (state, due_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = ['outbox_message', 'rate_hit', 'login_code', 'user_session', 'currency', 'user_account'];
    for (const table of tables) await runner.query(`DROP TABLE ${table}`);
  }
}
