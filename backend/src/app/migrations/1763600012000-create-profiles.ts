import type { MigrationInterface, QueryRunner } from 'typeorm';
import { longText, numberedId } from '../../kernel/database/columns';
import { tableOptions } from './table-options';

export class CreateProfiles1763600012000 implements MigrationInterface {
  readonly name = 'CreateProfiles1763600012000';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    const long = longText(runner);
    await runner.query('ALTER TABLE talent ADD COLUMN is_private BOOLEAN NOT NULL DEFAULT 0');
    await runner.query(`ALTER TABLE talent ADD COLUMN published ${long} NULL`);
    await runner.query('ALTER TABLE user_account ADD COLUMN verified_client_on VARCHAR(10) NULL');
    // Every request of a profile looks up its owner.
    await runner.query('CREATE INDEX ix_user_account_slug ON user_account (slug)');
    await runner.query(
      `CREATE TABLE profile (user_id VARCHAR(40) NOT NULL PRIMARY KEY, revision INTEGER NOT NULL, state VARCHAR(10) NOT NULL,
        reason VARCHAR(1000) NOT NULL, content ${long} NOT NULL, submitted ${long} NULL, approved ${long} NULL,
        submitted_at BIGINT NULL, decided_at BIGINT NULL, updated_at BIGINT NOT NULL)${options}`,
    );
    await runner.query('CREATE INDEX ix_profile_state ON profile (state, submitted_at)');
    await runner.query(
      `CREATE TABLE profile_photo (${numberedId(runner)}, user_id VARCHAR(40) NOT NULL, position SMALLINT NOT NULL,
        name VARCHAR(40) NOT NULL, original VARCHAR(40) NOT NULL, width INTEGER NOT NULL, height INTEGER NOT NULL,
        alt VARCHAR(200) NOT NULL, crop VARCHAR(200) NOT NULL, created_at BIGINT NOT NULL)${options}`,
    );
    await runner.query('CREATE INDEX ix_profile_photo_user ON profile_photo (user_id, position)');
    await runner.query('CREATE UNIQUE INDEX ux_profile_photo_name ON profile_photo (name)');
    await runner.query(
      `CREATE TABLE talent_address (slug VARCHAR(120) NOT NULL PRIMARY KEY, talent_id INTEGER NOT NULL,
        CONSTRAINT talent_address_talent FOREIGN KEY (talent_id) REFERENCES talent (id) ON DELETE CASCADE)${options}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['talent_address', 'profile_photo', 'profile']) await runner.query(`DROP TABLE ${table}`);
    await runner.dropIndex('user_account', 'ix_user_account_slug');
    await runner.query('ALTER TABLE user_account DROP COLUMN verified_client_on');
    await runner.query('ALTER TABLE talent DROP COLUMN published');
    await runner.query('ALTER TABLE talent DROP COLUMN is_private');
  }
}
