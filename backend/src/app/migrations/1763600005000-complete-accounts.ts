import type { MigrationInterface, QueryRunner } from 'typeorm';
import { longText, numberedId } from '../../kernel/database/columns';
import { tableOptions } from './table-options';

export class CompleteAccounts1763600005000 implements MigrationInterface {
  readonly name = 'CompleteAccounts1763600005000';

  async up(runner: QueryRunner): Promise<void> {
    await extendUsers(runner);
    await replaceSessions(runner);
    await replaceCodes(runner);
    await createSignIns(runner);
    await createRecords(runner);
    await runner.query("ALTER TABLE outbox_message ADD COLUMN channel VARCHAR(4) NOT NULL DEFAULT 'mail'");
    await runner.query('ALTER TABLE outbox_message ADD COLUMN uses TEXT NULL');
  }

  async down(): Promise<void> {
    throw new Error('Accounts cannot go back: their codes and sessions had another shape before.');
  }
}

/** Adds columns of accounts. Only confirmed media log in, so only they are unique; unconfirmed ones are NULL in the login columns. */
async function extendUsers(runner: QueryRunner): Promise<void> {
  await runner.query('ALTER TABLE user_account ADD COLUMN login_email VARCHAR(254) NULL');
  await runner.query('ALTER TABLE user_account ADD COLUMN login_phone VARCHAR(20) NULL');
  await runner.query("ALTER TABLE user_account ADD COLUMN status VARCHAR(12) NOT NULL DEFAULT 'active'");
  await runner.query('ALTER TABLE user_account ADD COLUMN birth_date VARCHAR(10) NULL');
  await runner.query('ALTER TABLE user_account ADD COLUMN deletion_due_at BIGINT NULL');
  // Only once, also when an interrupted migration is resumed.
  if (await runner.hasColumn('user_account', 'accepted_terms')) {
    await runner.query("UPDATE user_account SET login_email = email WHERE login_email IS NULL AND email <> ''");
    await dropIndexIfThere(runner, 'user_account', 'user_account_email');
    await runner.query('ALTER TABLE user_account DROP COLUMN accepted_terms');
  }
  await runner.query('CREATE UNIQUE INDEX user_account_login_email ON user_account (login_email)');
  await runner.query('CREATE UNIQUE INDEX user_account_login_phone ON user_account (login_phone)');
  await runner.query('CREATE INDEX user_account_deletion ON user_account (deletion_due_at)');
}

async function replaceSessions(runner: QueryRunner): Promise<void> {
  if (!(await runner.hasColumn('user_session', 'device'))) await runner.query('DROP TABLE IF EXISTS user_session');
  await runner.query(
    `CREATE TABLE user_session (sid_hash VARCHAR(64) NOT NULL PRIMARY KEY, id VARCHAR(24) NOT NULL, user_id VARCHAR(40) NOT NULL,
      created_at BIGINT NOT NULL, seen_at BIGINT NOT NULL, expires_at BIGINT NOT NULL, idle_ms BIGINT NOT NULL, fresh_at BIGINT NULL,
      device VARCHAR(80) NOT NULL, place VARCHAR(80) NOT NULL,
      CONSTRAINT user_session_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE)${tableOptions(runner)}`,
  );
  await runner.query('CREATE UNIQUE INDEX user_session_id ON user_session (id)');
  await runner.query('CREATE INDEX user_session_of_user ON user_session (user_id, created_at)');
  await runner.query('CREATE INDEX user_session_expires ON user_session (expires_at)');
}

async function replaceCodes(runner: QueryRunner): Promise<void> {
  const options = tableOptions(runner);
  await runner.query('DROP TABLE IF EXISTS login_code');
  await runner.query(
    `CREATE TABLE one_time_code (${numberedId(runner)}, purpose VARCHAR(20) NOT NULL, medium_hash VARCHAR(64) NOT NULL,
      medium_type SMALLINT NOT NULL, sealed_medium VARCHAR(600) NOT NULL, asked_by VARCHAR(64) NOT NULL, digest VARCHAR(64) NOT NULL,
      attempts INTEGER NOT NULL, sends INTEGER NOT NULL, sent_at BIGINT NOT NULL, expires_at BIGINT NOT NULL, consumed_at BIGINT NULL,
      message_id INTEGER NULL)${options}`,
  );
  await runner.query('CREATE UNIQUE INDEX one_time_code_medium ON one_time_code (purpose, medium_hash)');
  await runner.query('CREATE INDEX one_time_code_browser ON one_time_code (asked_by, purpose)');
  await runner.query('CREATE INDEX one_time_code_expires ON one_time_code (expires_at)');
  await runner.query(
    `CREATE TABLE login_failure (medium_hash VARCHAR(64) NOT NULL PRIMARY KEY, failures INTEGER NOT NULL,
      failed_at BIGINT NOT NULL, unlock_hash VARCHAR(64) NULL, unlock_expires_at BIGINT NULL)${options}`,
  );
  await runner.query('CREATE INDEX login_failure_failed ON login_failure (failed_at)');
  await runner.query('CREATE INDEX login_failure_unlock ON login_failure (unlock_hash)');
}

async function createSignIns(runner: QueryRunner): Promise<void> {
  const options = tableOptions(runner);
  await runner.query(
    `CREATE TABLE user_password (user_id VARCHAR(40) NOT NULL PRIMARY KEY, digest VARCHAR(200) NOT NULL,
      changed_at BIGINT NOT NULL,
      CONSTRAINT user_password_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE)${options}`,
  );
  await runner.query(
    `CREATE TABLE password_failure (subject_hash VARCHAR(64) NOT NULL PRIMARY KEY, failures INTEGER NOT NULL,
      failed_at BIGINT NOT NULL)${options}`,
  );
  await runner.query(
    `CREATE TABLE social_identity (issuer VARCHAR(200) NOT NULL, subject VARCHAR(255) NOT NULL, provider VARCHAR(20) NOT NULL,
      user_id VARCHAR(40) NOT NULL, created_at BIGINT NOT NULL, PRIMARY KEY (issuer, subject),
      CONSTRAINT social_identity_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE)${options}`,
  );
  await runner.query('CREATE INDEX social_identity_of_user ON social_identity (user_id)');
  await runner.query(
    `CREATE TABLE social_attempt (state_hash VARCHAR(64) NOT NULL PRIMARY KEY, asked_by VARCHAR(64) NOT NULL,
      provider VARCHAR(20) NOT NULL, sealed ${longText(runner)} NOT NULL, expires_at BIGINT NOT NULL)${options}`,
  );
  await runner.query(
    `CREATE TABLE social_arrival (asked_by VARCHAR(64) NOT NULL PRIMARY KEY, sealed ${longText(runner)} NOT NULL,
      expires_at BIGINT NOT NULL)${options}`,
  );
}

async function createRecords(runner: QueryRunner): Promise<void> {
  const options = tableOptions(runner);
  await runner.query(
    `CREATE TABLE account_deletion (user_id VARCHAR(40) NOT NULL PRIMARY KEY, asked_at BIGINT NOT NULL,
      reason VARCHAR(500) NOT NULL, noticed_at BIGINT NULL, started_at BIGINT NULL,
      CONSTRAINT account_deletion_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE)${options}`,
  );
  await runner.query(
    `CREATE TABLE terms_version (version VARCHAR(20) NOT NULL PRIMARY KEY, posted_at BIGINT NOT NULL,
      effective_at BIGINT NOT NULL, summary VARCHAR(500) NOT NULL)${options}`,
  );
  const first = ['2024-01', Date.UTC(2023, 11, 15), Date.UTC(2024, 0, 1), 'The first version of the Terms & Conditions.'];
  const known: unknown[] = await runner.query("SELECT version FROM terms_version WHERE version = '2024-01'");
  if (known.length === 0)
    await runner.query('INSERT INTO terms_version (version, posted_at, effective_at, summary) VALUES (?, ?, ?, ?)', first);
  await runner.query(
    `CREATE TABLE terms_acceptance (user_id VARCHAR(40) NOT NULL, version VARCHAR(20) NOT NULL, how VARCHAR(20) NOT NULL,
      accepted_at BIGINT NOT NULL, PRIMARY KEY (user_id, version),
      CONSTRAINT terms_acceptance_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE)${options}`,
  );
  await runner.query(
    `CREATE TABLE audit_entry (${numberedId(runner)}, happened_at BIGINT NOT NULL, actor VARCHAR(80) NOT NULL,
      action VARCHAR(40) NOT NULL, subject VARCHAR(80) NOT NULL, detail VARCHAR(500) NOT NULL)${options}`,
  );
  await runner.query('CREATE INDEX audit_entry_subject ON audit_entry (subject, id)');
  await runner.query(
    `CREATE TABLE child_profile (id VARCHAR(40) NOT NULL PRIMARY KEY, guardian_id VARCHAR(40) NOT NULL,
      first_name VARCHAR(80) NOT NULL, last_name VARCHAR(80) NOT NULL, birth_date VARCHAR(10) NOT NULL, relation VARCHAR(20) NOT NULL,
      created_at BIGINT NOT NULL,
      CONSTRAINT child_profile_guardian FOREIGN KEY (guardian_id) REFERENCES user_account (id) ON DELETE CASCADE)${options}`,
  );
  await runner.query('CREATE INDEX child_profile_of_guardian ON child_profile (guardian_id, created_at)');
  await runner.query(
    `CREATE TABLE guardian_consent (child_id VARCHAR(40) NOT NULL, version VARCHAR(20) NOT NULL, guardian_id VARCHAR(40) NOT NULL,
      given_at BIGINT NOT NULL, withdrawn_at BIGINT NULL, PRIMARY KEY (child_id, given_at),
      CONSTRAINT guardian_consent_child FOREIGN KEY (child_id) REFERENCES child_profile (id) ON DELETE CASCADE)${options}`,
  );
}

async function dropIndexIfThere(runner: QueryRunner, table: string, name: string): Promise<void> {
  const found = await runner.getTable(table);
  if (!found?.indices.some((index) => index.name === name)) return;
  await runner.query(runner.connection.options.type === 'better-sqlite3' ? `DROP INDEX ${name}` : `DROP INDEX ${name} ON ${table}`);
}
