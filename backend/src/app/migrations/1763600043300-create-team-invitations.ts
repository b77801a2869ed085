import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

/** Invitations of colleagues to the team of a client. */
export class CreateTeamInvitations1763600043300 implements MigrationInterface {
  readonly name = 'CreateTeamInvitations1763600043300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE team_invitation (id VARCHAR(40) NOT NULL PRIMARY KEY, account_id VARCHAR(40) NOT NULL, email VARCHAR(254) NOT NULL,
        role VARCHAR(10) NOT NULL, token_hash VARCHAR(64) NOT NULL, invited_by VARCHAR(40) NULL, invited_at BIGINT NOT NULL,
        expires_at BIGINT NOT NULL, UNIQUE (account_id, email), UNIQUE (token_hash),
        FOREIGN KEY (account_id) REFERENCES user_account (id) ON DELETE CASCADE,
        FOREIGN KEY (invited_by) REFERENCES user_account (id) ON DELETE SET NULL)${tableOptions(runner)}`,
    );
    await runner.query('CREATE INDEX ix_team_invitation_email ON team_invitation (email)');
    await runner.query('CREATE INDEX ix_team_invitation_invited_by ON team_invitation (invited_by)');
    await runner.query('CREATE INDEX ix_team_invitation_expires_at ON team_invitation (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE team_invitation');
  }
}
