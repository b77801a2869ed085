import type { MigrationInterface, QueryRunner } from 'typeorm';
import { numberedId } from '../../kernel/database/columns';
import { tableOptions } from './table-options';

export class CreateFavourites1763600011000 implements MigrationInterface {
  readonly name = 'CreateFavourites1763600011000';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    await runner.query(
      `CREATE TABLE favourite (${numberedId(runner)}, user_id VARCHAR(40) NOT NULL, talent_id INTEGER NOT NULL, created_at BIGINT NOT NULL,
        CONSTRAINT ux_favourite UNIQUE (user_id, talent_id),
        CONSTRAINT favourite_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE,
        CONSTRAINT favourite_talent FOREIGN KEY (talent_id) REFERENCES talent (id) ON DELETE CASCADE)${options}`,
    );
    await runner.query(
      `CREATE TABLE favourite_list (${numberedId(runner)}, user_id VARCHAR(40) NOT NULL, name VARCHAR(60) NOT NULL,
        name_key VARCHAR(190) NOT NULL, created_at BIGINT NOT NULL,
        CONSTRAINT ux_favourite_list_name UNIQUE (user_id, name_key),
        CONSTRAINT favourite_list_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE)${options}`,
    );
    await runner.query(
      `CREATE TABLE favourite_list_talent (${numberedId(runner)}, list_id INTEGER NOT NULL, talent_id INTEGER NOT NULL,
        CONSTRAINT ux_favourite_list_talent UNIQUE (list_id, talent_id),
        CONSTRAINT favourite_list_talent_list FOREIGN KEY (list_id) REFERENCES favourite_list (id) ON DELETE CASCADE,
        CONSTRAINT favourite_list_talent_talent FOREIGN KEY (talent_id) REFERENCES talent (id) ON DELETE CASCADE)${options}`,
    );
    await runner.query('CREATE INDEX ix_favourite_talent ON favourite (talent_id)');
    await runner.query('CREATE INDEX ix_favourite_list_talent ON favourite_list_talent (talent_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['favourite_list_talent', 'favourite_list', 'favourite']) await runner.query(`DROP TABLE ${table}`);
  }
}
