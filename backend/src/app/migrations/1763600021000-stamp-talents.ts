import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a profile was last written, in seconds, for whoever asks what is new. Null: not since it was made. */
export class StampTalents1763600021000 implements MigrationInterface {
  readonly name = 'StampTalents1763600021000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE talent ADD COLUMN changed_at INTEGER NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE talent DROP COLUMN changed_at');
  }
}
