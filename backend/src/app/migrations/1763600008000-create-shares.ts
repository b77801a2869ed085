import type { MigrationInterface, QueryRunner } from 'typeorm';
import { numberedId } from '../../kernel/database/columns';
import { tableOptions } from './table-options';

export class CreateShares1763600008000 implements MigrationInterface {
  readonly name = 'CreateShares1763600008000';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    await runner.query(
      `CREATE TABLE share (${numberedId(runner)}, token_hash VARCHAR(64) NOT NULL, user_id VARCHAR(40) NULL,
        sender_name VARCHAR(170) NOT NULL, sender_email VARCHAR(254) NOT NULL, sender_mobile VARCHAR(24) NOT NULL,
        receiver_name VARCHAR(170) NOT NULL, receiver_first_name VARCHAR(80) NOT NULL, receiver_email VARCHAR(254) NOT NULL,
        receiver_mobile VARCHAR(24) NOT NULL, description TEXT NOT NULL, talent_ids TEXT NOT NULL, created_at BIGINT NOT NULL,
        expires_at BIGINT NOT NULL)${options}`,
    );
    await runner.query('CREATE UNIQUE INDEX ux_share_token ON share (token_hash)');
    await runner.query('CREATE INDEX ix_share_expires ON share (expires_at)');
    await runner.query(
      `CREATE TABLE share_sender (asked_by VARCHAR(64) NOT NULL, email_hash VARCHAR(64) NOT NULL, pair_hash VARCHAR(64) NOT NULL,
        asked_at BIGINT NOT NULL, proved_until BIGINT NOT NULL, PRIMARY KEY (asked_by, email_hash))${options}`,
    );
    await runner.query(`CREATE TABLE share_block (medium_hash VARCHAR(64) NOT NULL PRIMARY KEY, until BIGINT NOT NULL)${options}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE share_block');
    await runner.query('DROP TABLE share_sender');
    await runner.query('DROP TABLE share');
  }
}
