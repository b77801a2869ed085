import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isSqlite } from '../../kernel/database/columns';

/** Indexes of leads and reports by the account that sent them: for its export, its erasure, and a merge with another account. */
const INDEXES = { ix_lead_request_user: ['lead_request', 'user_id'], ix_report_reporter: ['report', 'reporter_id'] } as const;

export class IndexOwners1763600045700 implements MigrationInterface {
  readonly name = 'IndexOwners1763600045700';

  async up(runner: QueryRunner): Promise<void> {
    // A reason has 500 characters, and an entry says what changed beside it.
    if (!isSqlite(runner)) await runner.query('ALTER TABLE audit_entry MODIFY detail VARCHAR(1000) NOT NULL');
    for (const [name, [table, column]] of Object.entries(INDEXES)) await runner.query(`CREATE INDEX ${name} ON ${table} (${column})`);
  }

  /** Leaves the details of entries as long as they are. */
  async down(runner: QueryRunner): Promise<void> {
    for (const [name, [table]] of Object.entries(INDEXES)) await runner.dropIndex(table, name);
  }
}
