import type { MigrationInterface, QueryRunner } from 'typeorm';
import { numberedId } from '../../kernel/database/columns';
import { tableOptions } from './table-options';

/** Creates the tables of contact messages, applications among them, and of the CVs of applications. */
export class CreateEnquiries1763600020000 implements MigrationInterface {
  readonly name = 'CreateEnquiries1763600020000';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    await runner.query(
      `CREATE TABLE enquiry (${numberedId(runner)}, ticket VARCHAR(16) NOT NULL, request_key VARCHAR(64) NULL, topic VARCHAR(16) NOT NULL,
        name VARCHAR(80) NOT NULL, email VARCHAR(254) NOT NULL, message TEXT NOT NULL, opening VARCHAR(120) NOT NULL,
        opening_title VARCHAR(200) NOT NULL, phone VARCHAR(30) NOT NULL, link VARCHAR(500) NOT NULL, cv_name VARCHAR(40) NULL,
        user_id VARCHAR(40) NULL, created_at BIGINT NOT NULL, mail_message_id INTEGER NULL, receipt_message_id INTEGER NULL)${options}`,
    );
    await runner.query('CREATE UNIQUE INDEX ux_enquiry_ticket ON enquiry (ticket)');
    await runner.query('CREATE UNIQUE INDEX ux_enquiry_request ON enquiry (request_key)');
    await runner.query('CREATE INDEX ix_enquiry_topic ON enquiry (topic, created_at)');
    await runner.query('CREATE INDEX ix_enquiry_email ON enquiry (email)');
    await runner.query('CREATE INDEX ix_enquiry_user ON enquiry (user_id)');
    await runner.query(
      `CREATE TABLE cv_file (name VARCHAR(40) NOT NULL PRIMARY KEY, asked_by VARCHAR(64) NOT NULL, bytes INTEGER NOT NULL,
        created_at BIGINT NOT NULL, ticket VARCHAR(16) NULL)${options}`,
    );
    await runner.query('CREATE INDEX ix_cv_file_waiting ON cv_file (ticket, created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['cv_file', 'enquiry']) await runner.query(`DROP TABLE ${table}`);
  }
}
