import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

/** Table of uploaded videos, and the video that an application's self-tape may be. */
export class CreateVideos1763600043000 implements MigrationInterface {
  readonly name = 'CreateVideos1763600043000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE video (id VARCHAR(22) NOT NULL PRIMARY KEY, owner_id VARCHAR(40) NOT NULL, purpose VARCHAR(10) NOT NULL,
        state VARCHAR(10) NOT NULL, name VARCHAR(120) NOT NULL, bytes INTEGER NOT NULL, media_type VARCHAR(20) NOT NULL,
        seconds INTEGER NOT NULL, width INTEGER NOT NULL, height INTEGER NOT NULL, has_poster BOOLEAN NOT NULL,
        has_captions BOOLEAN NOT NULL, refusal VARCHAR(300) NOT NULL, created_at BIGINT NOT NULL, used_at BIGINT NULL,
        checked_at BIGINT NOT NULL, attempts SMALLINT NOT NULL, lease VARCHAR(22) NOT NULL, leased_until BIGINT NOT NULL,
        FOREIGN KEY (owner_id) REFERENCES user_account (id) ON DELETE CASCADE)${tableOptions(runner)}`,
    );
    await runner.query('CREATE INDEX ix_video_owner ON video (owner_id, created_at)');
    await runner.query('CREATE INDEX ix_video_state ON video (state, created_at)');
    await runner.query('CREATE INDEX ix_video_checked ON video (checked_at)');
    await runner.query("ALTER TABLE job_application ADD COLUMN tape_video_id VARCHAR(22) NOT NULL DEFAULT ''");
    await runner.query('CREATE INDEX ix_job_application_video ON job_application (tape_video_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_job_application_video' + (isMysql(runner) ? ' ON job_application' : ''));
    await runner.query('ALTER TABLE job_application DROP COLUMN tape_video_id');
    await runner.query('DROP TABLE video');
  }
}

function isMysql(runner: QueryRunner): boolean {
  return runner.connection.options.type === 'mysql';
}
