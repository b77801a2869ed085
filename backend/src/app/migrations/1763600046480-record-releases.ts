import type { MigrationInterface, QueryRunner } from 'typeorm';
import { longText } from '../../kernel/database/columns';

const CHOICES = "('promote', 'rollback', 'end')";

/** Records of releases, who chose the stable one, and until when a release was stable. */
export class RecordReleases1763600046480 implements MigrationInterface {
  readonly name = 'RecordReleases1763600046480';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE remote_release ADD COLUMN record ${longText(runner)} NULL`);
    await runner.query('ALTER TABLE remote_release ADD COLUMN stable_until BIGINT NULL');
    await runner.query('ALTER TABLE remote_release ADD COLUMN files_deleted_at BIGINT NULL');
    await runner.query('ALTER TABLE rollout ADD COLUMN chosen_by VARCHAR(80) NULL');
    // When they were replaced is not known, so they stay for thirty more days.
    await runner.query(
      'UPDATE remote_release SET stable_until = ? WHERE stable_at IS NOT NULL AND id NOT IN (SELECT release_id FROM rollout)',
      [Date.now()],
    );
    // A later publication may have been a start of the site, which chooses nothing.
    await runner.query(
      `UPDATE rollout SET chosen_by = (SELECT chosen.actor FROM platform_audit chosen
        WHERE chosen.remote = rollout.remote AND chosen.action IN ${CHOICES}
          AND chosen.detail NOT LIKE '%The site was started with it.'
          AND NOT EXISTS (SELECT 1 FROM platform_audit later WHERE later.remote = chosen.remote AND later.id > chosen.id
            AND later.action = 'publish' AND later.detail NOT LIKE '% as a candidate.')
        ORDER BY chosen.id DESC LIMIT 1)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rollout DROP COLUMN chosen_by');
    for (const column of ['files_deleted_at', 'stable_until', 'record'])
      await runner.query(`ALTER TABLE remote_release DROP COLUMN ${column}`);
  }
}
