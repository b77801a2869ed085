import type { MigrationInterface, QueryRunner } from 'typeorm';
import { numberedId } from '../../kernel/database/columns';
import { tableOptions } from './table-options';

const TABLES = ['upkeep_run', 'faq_vote_count', 'membership_plan_version'] as const;

/** Versions of plans, why messages did not go out, counted votes, and tasks that the office starts. */
export class OfficeActs1763600046200 implements MigrationInterface {
  readonly name = 'OfficeActs1763600046200';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    await runner.query(
      `CREATE TABLE membership_plan_version (${numberedId(runner)}, plan_id VARCHAR(16) NOT NULL, name VARCHAR(40) NOT NULL,
        tagline VARCHAR(160) NOT NULL, price_minor INTEGER NOT NULL, from_at BIGINT NOT NULL, made_at BIGINT NOT NULL,
        made_by VARCHAR(80) NOT NULL, reason VARCHAR(400) NOT NULL, withdrawn_at BIGINT NULL, withdrawn_by VARCHAR(80) NOT NULL)${options}`,
    );
    await runner.query('CREATE INDEX ix_membership_plan_version ON membership_plan_version (plan_id, from_at, id)');
    await runner.query("ALTER TABLE outbox_message ADD COLUMN failure VARCHAR(12) NOT NULL DEFAULT ''");
    await runner.query(
      `CREATE TABLE faq_vote_count (name VARCHAR(120) NOT NULL PRIMARY KEY, yes INTEGER NOT NULL, no INTEGER NOT NULL)${options}`,
    );
    await runner.query(
      `INSERT INTO faq_vote_count (name, yes, no) SELECT name, SUM(CASE WHEN answer = 'yes' THEN 1 ELSE 0 END),
        SUM(CASE WHEN answer = 'no' THEN 1 ELSE 0 END) FROM faq_vote GROUP BY name`,
    );
    await runner.query(
      `CREATE TABLE upkeep_run (${numberedId(runner)}, task VARCHAR(40) NOT NULL, asked_by VARCHAR(80) NOT NULL, asked_at BIGINT NOT NULL,
        begun_at BIGINT NULL, ended_at BIGINT NULL, result INTEGER NULL)${options}`,
    );
    await runner.query('CREATE INDEX ix_upkeep_run_open ON upkeep_run (ended_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP TABLE ${table}`);
    await runner.query('ALTER TABLE outbox_message DROP COLUMN failure');
  }
}
