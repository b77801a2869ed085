import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

/** People of the office, their second steps and their visits. Accounts with role 1 become administrators. */
export class CreateOffice1763600045000 implements MigrationInterface {
  readonly name = 'CreateOffice1763600045000';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    const account = 'FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE';
    await runner.query(
      `CREATE TABLE staff_member (user_id VARCHAR(40) NOT NULL PRIMARY KEY, roles VARCHAR(80) NOT NULL, since BIGINT NOT NULL,
        ${account})${options}`,
    );
    await runner.query(
      `CREATE TABLE staff_invitation (id VARCHAR(40) NOT NULL PRIMARY KEY, email VARCHAR(254) NOT NULL, roles VARCHAR(80) NOT NULL, token_hash VARCHAR(64) NOT NULL, invited_by VARCHAR(40) NULL,
        expires_at BIGINT NOT NULL, UNIQUE (email), UNIQUE (token_hash),
        FOREIGN KEY (invited_by) REFERENCES user_account (id) ON DELETE SET NULL)${options}`,
    );
    await runner.query(
      `CREATE TABLE second_factor (id VARCHAR(40) NOT NULL PRIMARY KEY, user_id VARCHAR(40) NOT NULL, kind VARCHAR(10) NOT NULL,
        name VARCHAR(60) NOT NULL, secret VARCHAR(2000) NOT NULL, credential_id VARCHAR(700) NULL, transports VARCHAR(120) NOT NULL,
        counter BIGINT NOT NULL, added_at BIGINT NOT NULL, used_at BIGINT NULL, is_confirmed BOOLEAN NOT NULL, UNIQUE (credential_id),
        ${account})${options}`,
    );
    await runner.query('CREATE INDEX ix_staff_invitation_invited_by ON staff_invitation (invited_by)');
    await runner.query('CREATE INDEX ix_second_factor_user_id ON second_factor (user_id)');
    await runner.query(
      `CREATE TABLE office_visit (sid_hash VARCHAR(64) NOT NULL PRIMARY KEY, user_id VARCHAR(40) NOT NULL, proved_at BIGINT NULL,
        opened_at BIGINT NULL, challenge VARCHAR(100) NOT NULL, challenge_at BIGINT NOT NULL, ${account})${options}`,
    );
    await runner.query('CREATE INDEX ix_office_visit_user_id ON office_visit (user_id)');
    await runner.query('CREATE INDEX ix_office_visit_challenge_at ON office_visit (challenge_at)');
    await runner.query(
      `INSERT INTO staff_member (user_id, roles, since) SELECT id, 'administrator', created_at FROM user_account
        WHERE role_id = '1' OR role_id LIKE '1,%' OR role_id LIKE '%,1' OR role_id LIKE '%,1,%'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['office_visit', 'second_factor', 'staff_invitation', 'staff_member']) await runner.query(`DROP TABLE ${table}`);
  }
}
