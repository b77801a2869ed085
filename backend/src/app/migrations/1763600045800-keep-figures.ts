import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

/** Indexes by which a day's first answers and bookings are counted. */
const INDEXES = {
  ix_job_application_answered: ['job_application', 'answered_at, sent_at'],
  ix_booking_created: ['booking', 'created_at'],
} as const;

/** Figures of the days that are over. */
export class KeepFigures1763600045800 implements MigrationInterface {
  readonly name = 'KeepFigures1763600045800';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    await runner.query(
      `CREATE TABLE figure_day (day VARCHAR(10) NOT NULL PRIMARY KEY, sign_ups INTEGER NOT NULL, profiles_approved INTEGER NOT NULL,
        jobs_posted INTEGER NOT NULL, jobs_approved INTEGER NOT NULL, applications INTEGER NOT NULL, answer_times TEXT NOT NULL,
        hires INTEGER NOT NULL, leads INTEGER NOT NULL, orders_paid INTEGER NOT NULL, paid_minor BIGINT NOT NULL)${options}`,
    );
    await runner.query(
      `CREATE TABLE figure_lead_day (day VARCHAR(10) NOT NULL, page VARCHAR(40) NOT NULL, experiment VARCHAR(80) NOT NULL,
        variant VARCHAR(40) NOT NULL, leads INTEGER NOT NULL, PRIMARY KEY (day, page, experiment, variant))${options}`,
    );
    for (const [name, [table, columns]] of Object.entries(INDEXES)) await runner.query(`CREATE INDEX ${name} ON ${table} (${columns})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, [table]] of Object.entries(INDEXES)) await runner.dropIndex(table, name);
    for (const table of ['figure_lead_day', 'figure_day']) await runner.query(`DROP TABLE ${table}`);
  }
}
