import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the time of a profile's last change, in seconds since 1970. Null: unchanged since it was created. */
export class StampTalents1763600021000 implements MigrationInterface {
  readonly name = 'StampTalents1763600021000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE talent ADD COLUMN changed_at INTEGER NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE talent DROP COLUMN changed_at');
  }
}
