import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Order and notes of favourite lists, and links that are made from them. */
export class GrowFavouriteLists1763600043100 implements MigrationInterface {
  readonly name = 'GrowFavouriteLists1763600043100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE favourite_list_talent ADD COLUMN position INTEGER NOT NULL DEFAULT 0');
    await runner.query("ALTER TABLE favourite_list_talent ADD COLUMN note VARCHAR(500) NOT NULL DEFAULT ''");
    await runner.query('ALTER TABLE favourite_list_talent ADD COLUMN note_revision INTEGER NOT NULL DEFAULT 0');
    await runner.query('ALTER TABLE favourite_list_talent ADD COLUMN removed_at BIGINT NULL');
    await runner.query('CREATE INDEX ix_favourite_list_removed ON favourite_list_talent (removed_at)');
    await runner.query('ALTER TABLE share ADD COLUMN list_id INTEGER NULL');
    await runner.query('ALTER TABLE share ADD COLUMN sealed_token VARCHAR(200) NULL');
    await runner.query('ALTER TABLE share ADD COLUMN notes TEXT NULL');
    await runner.query('CREATE INDEX ix_share_list ON share (list_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    const isMysql = runner.connection.options.type === 'mysql';
    await runner.query(isMysql ? 'DROP INDEX ix_share_list ON share' : 'DROP INDEX ix_share_list');
    for (const column of ['notes', 'sealed_token', 'list_id']) await runner.query(`ALTER TABLE share DROP COLUMN ${column}`);
    await runner.query(isMysql ? 'DROP INDEX ix_favourite_list_removed ON favourite_list_talent' : 'DROP INDEX ix_favourite_list_removed');
    for (const column of ['removed_at', 'note_revision', 'note', 'position'])
      await runner.query(`ALTER TABLE favourite_list_talent DROP COLUMN ${column}`);
  }
}
