import type { MigrationInterface, QueryRunner } from 'typeorm';
import { numberedId } from '../../kernel/database/columns';
import { tableOptions } from './table-options';

const COUNTED_RELEASE = 'remote VARCHAR(40) NOT NULL, version VARCHAR(80) NOT NULL';

/** Creates the tables of exposures, conversions and reports of releases. Visitors, networks and pages are stored as keyed hashes. */
export class CreateExperimentRecords1763600018000 implements MigrationInterface {
  readonly name = 'CreateExperimentRecords1763600018000';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    await runner.query(
      `CREATE TABLE experiment_plan (experiment VARCHAR(40) NOT NULL PRIMARY KEY, baseline DOUBLE NOT NULL, lift DOUBLE NOT NULL)${options}`,
    );
    await runner.query(
      `CREATE TABLE experiment_exposure (${numberedId(runner)}, experiment VARCHAR(40) NOT NULL, visitor VARCHAR(64) NOT NULL,
        variant VARCHAR(1) NOT NULL, version VARCHAR(80) NOT NULL, drawn VARCHAR(1) NOT NULL, weights VARCHAR(80) NOT NULL,
        exposed_at BIGINT NOT NULL, converted_at BIGINT NULL, is_excluded BOOLEAN NOT NULL)${options}`,
    );
    await runner.query('CREATE UNIQUE INDEX experiment_exposure_visitor ON experiment_exposure (experiment, visitor)');
    await runner.query(
      'CREATE INDEX experiment_exposure_time ON experiment_exposure (experiment, is_excluded, variant, exposed_at, converted_at)',
    );
    await runner.query('CREATE INDEX experiment_exposure_age ON experiment_exposure (exposed_at)');
    await runner.query(
      `CREATE TABLE release_report (${numberedId(runner)}, ${COUNTED_RELEASE}, page VARCHAR(43) NOT NULL, network VARCHAR(64) NOT NULL,
        reported_at BIGINT NOT NULL, failed_at BIGINT NULL, is_boot_failure BOOLEAN NOT NULL)${options}`,
    );
    await runner.query('CREATE UNIQUE INDEX release_report_page ON release_report (remote, version, page)');
    await runner.query('CREATE INDEX release_report_time ON release_report (remote, version, reported_at)');
    await runner.query('CREATE INDEX release_report_failed ON release_report (remote, version, failed_at)');
    await runner.query('CREATE INDEX release_report_age ON release_report (reported_at)');
    await runner.query(
      `CREATE TABLE automatic_rollback (${COUNTED_RELEASE}, happened_at BIGINT NOT NULL, PRIMARY KEY (remote, version))${options}`,
    );
    await runner.query(
      `CREATE TABLE page_vitals (${numberedId(runner)}, ${COUNTED_RELEASE}, page VARCHAR(43) NOT NULL, route VARCHAR(100) NOT NULL,
        experiment VARCHAR(40) NULL, variant VARCHAR(1) NULL, lcp DOUBLE NULL, inp DOUBLE NULL, cls DOUBLE NULL, fcp DOUBLE NULL,
        ttfb DOUBLE NULL, reported_at BIGINT NOT NULL)${options}`,
    );
    await runner.query('CREATE UNIQUE INDEX page_vitals_page ON page_vitals (page, route)');
    await runner.query('CREATE INDEX page_vitals_variant ON page_vitals (experiment, variant, lcp)');
    await runner.query('CREATE INDEX page_vitals_age ON page_vitals (reported_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['page_vitals', 'automatic_rollback', 'release_report', 'experiment_exposure', 'experiment_plan'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
