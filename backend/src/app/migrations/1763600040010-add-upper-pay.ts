import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the upper end of a pay range; null for a single amount. */
export class AddUpperPay1763600040010 implements MigrationInterface {
  readonly name = 'AddUpperPay1763600040010';

  async up(runner: QueryRunner): Promise<void> {
    // After an interrupted run the column exists already, as MySQL rolls back no schema change.
    if (!(await runner.hasColumn('job', 'pay_max'))) await runner.query('ALTER TABLE job ADD COLUMN pay_max INTEGER NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job DROP COLUMN pay_max');
  }
}
