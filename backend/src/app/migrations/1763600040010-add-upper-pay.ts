import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pay may be a range: its upper end, or null for one sum. */
export class AddUpperPay1763600040010 implements MigrationInterface {
  readonly name = 'AddUpperPay1763600040010';

  async up(runner: QueryRunner): Promise<void> {
    // A start that was killed half way has it already: MySQL undoes no change of a table.
    if (!(await runner.hasColumn('job', 'pay_max'))) await runner.query('ALTER TABLE job ADD COLUMN pay_max INTEGER NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job DROP COLUMN pay_max');
  }
}
