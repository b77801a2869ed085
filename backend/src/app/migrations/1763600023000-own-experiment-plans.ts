import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

/** Gives each plan its remote. Plans of experiments that have begun stay; the remote of the others is unknown, so they are deleted. */
export class OwnExperimentPlans1763600023000 implements MigrationInterface {
  readonly name = 'OwnExperimentPlans1763600023000';

  async up(runner: QueryRunner): Promise<void> {
    // An interrupted run may have reached any of these steps.
    if (await runner.hasTable('experiment_plan')) {
      if (await runner.hasColumn('experiment_plan', 'remote')) return;
      await copyPlans(runner);
      await runner.query('DROP TABLE experiment_plan');
    }
    await runner.query('ALTER TABLE own_experiment_plan RENAME TO experiment_plan');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE experiment_plan');
    await runner.query(
      `CREATE TABLE experiment_plan (experiment VARCHAR(40) NOT NULL PRIMARY KEY, baseline DOUBLE NOT NULL,
        lift DOUBLE NOT NULL)${tableOptions(runner)}`,
    );
  }
}

async function copyPlans(runner: QueryRunner): Promise<void> {
  await runner.query('DROP TABLE IF EXISTS own_experiment_plan');
  await runner.query(
    `CREATE TABLE own_experiment_plan (remote VARCHAR(40) NOT NULL, experiment VARCHAR(40) NOT NULL, baseline DOUBLE NOT NULL,
      lift DOUBLE NOT NULL, PRIMARY KEY (remote, experiment))${tableOptions(runner)}`,
  );
  await runner.query(
    `INSERT INTO own_experiment_plan (remote, experiment, baseline, lift)
      SELECT e.remote, p.experiment, p.baseline, p.lift FROM experiment_plan p JOIN experiment e ON e.name = p.experiment`,
  );
}
