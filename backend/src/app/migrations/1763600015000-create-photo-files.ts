import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

/** Creates the table of photo files, with their owners and whether visitors may see them. */
export class CreatePhotoFiles1763600015000 implements MigrationInterface {
  readonly name = 'CreatePhotoFiles1763600015000';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    await runner.query("ALTER TABLE profile_photo ADD COLUMN digest VARCHAR(64) NOT NULL DEFAULT ''");
    await runner.query(
      `CREATE TABLE photo_file (name VARCHAR(40) NOT NULL PRIMARY KEY, user_id VARCHAR(40) NOT NULL, is_kept BOOLEAN NOT NULL,
        created_at BIGINT NOT NULL)${options}`,
    );
    await runner.query('CREATE INDEX ix_photo_file_user ON photo_file (user_id)');
    await runner.query('CREATE INDEX ix_photo_file_kept ON photo_file (is_kept, created_at)');
    await runner.query(
      `CREATE TABLE published_photo (name VARCHAR(40) NOT NULL PRIMARY KEY, talent_id INTEGER NOT NULL,
        CONSTRAINT published_photo_talent FOREIGN KEY (talent_id) REFERENCES talent (id) ON DELETE CASCADE)${options}`,
    );
    await runner.query('CREATE INDEX ix_published_photo_talent ON published_photo (talent_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['published_photo', 'photo_file']) await runner.query(`DROP TABLE ${table}`);
    await runner.query('ALTER TABLE profile_photo DROP COLUMN digest');
  }
}
