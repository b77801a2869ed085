import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

/** Indexes for the lists and figures of the office: table and columns by name. */
const INDEXES = {
  ix_report_reason: ['report', 'reason, closed_at, created_at'],
  ix_user_account_created: ['user_account', 'created_at, id'],
  ix_audit_entry_action: ['audit_entry', 'action, happened_at'],
  ix_job_application_sent: ['job_application', 'sent_at'],
} as const;

/** Claims and reasons of the office's queues. */
export class CreateQueues1763600045100 implements MigrationInterface {
  readonly name = 'CreateQueues1763600045100';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    await runner.query(
      `CREATE TABLE office_claim (queue VARCHAR(10) NOT NULL, item VARCHAR(40) NOT NULL, user_id VARCHAR(40) NOT NULL,
        claimed_until BIGINT NOT NULL, PRIMARY KEY (queue, item),
        FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE)${options}`,
    );
    await runner.query('CREATE INDEX ix_office_claim_user_id ON office_claim (user_id)');
    await runner.query('CREATE INDEX ix_office_claim_until ON office_claim (claimed_until)');
    await runner.query(
      `CREATE TABLE review_reason (queue VARCHAR(10) NOT NULL, digest VARCHAR(64) NOT NULL, text VARCHAR(500) NOT NULL,
        uses INTEGER NOT NULL, used_at BIGINT NOT NULL, PRIMARY KEY (queue, digest))${options}`,
    );
    await runner.query('CREATE INDEX ix_review_reason_uses ON review_reason (queue, uses, used_at)');
    await runner.query('CREATE INDEX ix_review_reason_used_at ON review_reason (used_at)');
    for (const [name, [table, columns]] of Object.entries(INDEXES)) await runner.query(`CREATE INDEX ${name} ON ${table} (${columns})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, [table]] of Object.entries(INDEXES)) await runner.dropIndex(table, name);
    for (const table of ['review_reason', 'office_claim']) await runner.query(`DROP TABLE ${table}`);
  }
}
