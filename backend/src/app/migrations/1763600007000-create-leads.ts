import type { MigrationInterface, QueryRunner } from 'typeorm';
import { numberedId } from '../../kernel/database/columns';
import { tableOptions } from './table-options';

export class CreateLeads1763600007000 implements MigrationInterface {
  readonly name = 'CreateLeads1763600007000';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    await runner.query(
      `CREATE TABLE lead_request (${numberedId(runner)}, request_key VARCHAR(64) NULL, verify_key VARCHAR(64) NULL, ad_type VARCHAR(40) NOT NULL,
        ad_url VARCHAR(500) NOT NULL, first_name VARCHAR(80) NOT NULL, last_name VARCHAR(80) NOT NULL, email VARCHAR(254) NOT NULL,
        dial_code VARCHAR(5) NOT NULL, mobile VARCHAR(17) NOT NULL, description TEXT NOT NULL, company_name VARCHAR(120) NOT NULL,
        app_id VARCHAR(40) NOT NULL, app_name VARCHAR(80) NOT NULL, asked_by VARCHAR(64) NOT NULL, user_id VARCHAR(40) NULL,
        release_version VARCHAR(80) NULL, experiment VARCHAR(80) NULL, variant VARCHAR(40) NULL, terms_version VARCHAR(20) NULL,
        agreed_at BIGINT NULL, created_at BIGINT NOT NULL, sent_to VARCHAR(40) NOT NULL, verified_at BIGINT NULL, mail_message_id INTEGER NULL,
        hook_message_id INTEGER NULL)${options}`,
    );
    await runner.query('CREATE UNIQUE INDEX ux_lead_request_key ON lead_request (request_key)');
    await runner.query('CREATE INDEX ix_lead_request_asked_by ON lead_request (asked_by, id)');
    await runner.query('CREATE INDEX ix_lead_request_created ON lead_request (verified_at, created_at)');
    await runner.query('CREATE INDEX ix_lead_request_email ON lead_request (email)');
    await runner.query(
      `CREATE TABLE idempotency_key (scope VARCHAR(64) NOT NULL PRIMARY KEY, body_hash VARCHAR(64) NOT NULL, status SMALLINT NULL,
        sealed_answer TEXT NULL, claimed_at BIGINT NOT NULL, expires_at BIGINT NOT NULL)${options}`,
    );
    await runner.query('CREATE INDEX ix_idempotency_key_expires ON idempotency_key (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_key');
    await runner.query('DROP TABLE lead_request');
  }
}
