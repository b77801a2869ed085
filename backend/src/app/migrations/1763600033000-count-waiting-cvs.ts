import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the keyed hash of the IP address that a CV came from, to limit how many wait for an application. */
export class CountWaitingCvs1763600033000 implements MigrationInterface {
  readonly name = 'CountWaitingCvs1763600033000';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('cv_file', 'asked_from')) return;
    await runner.query('ALTER TABLE cv_file ADD COLUMN asked_from VARCHAR(64) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cv_file DROP COLUMN asked_from');
  }
}
