import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index by which the office lists the leads of a release of the landing pages, the newest confirmed one first. */
export class IndexLeadReleases1763600046460 implements MigrationInterface {
  readonly name = 'IndexLeadReleases1763600046460';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX ix_lead_request_release ON lead_request (release_version, verified_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('lead_request', 'ix_lead_request_release');
  }
}
