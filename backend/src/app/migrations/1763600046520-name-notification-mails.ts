import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mail of a notification that can be taken back with it until it leaves; null for one that leaves at once. */
export class NameNotificationMails1763600046520 implements MigrationInterface {
  readonly name = 'NameNotificationMails1763600046520';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notification ADD COLUMN mail_id INT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notification DROP COLUMN mail_id');
  }
}
