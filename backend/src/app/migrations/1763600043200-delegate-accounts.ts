import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

/** People who may use an account of somebody else, and the account that a session uses. */
export class DelegateAccounts1763600043200 implements MigrationInterface {
  readonly name = 'DelegateAccounts1763600043200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE account_delegate (account_id VARCHAR(40) NOT NULL, user_id VARCHAR(40) NOT NULL, standing VARCHAR(10) NOT NULL,
        created_at BIGINT NOT NULL, PRIMARY KEY (account_id, user_id),
        FOREIGN KEY (account_id) REFERENCES user_account (id) ON DELETE CASCADE,
        FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE)${tableOptions(runner)}`,
    );
    await runner.query('CREATE INDEX ix_account_delegate_user ON account_delegate (user_id)');
    await runner.query('ALTER TABLE user_session ADD COLUMN acting_for VARCHAR(40) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user_session DROP COLUMN acting_for');
    await runner.query('DROP TABLE account_delegate');
  }
}
