import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

export class CreateTalents1763600002000 implements MigrationInterface {
  readonly name = 'CreateTalents1763600002000';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    await runner.query(
      `CREATE TABLE talent (id INTEGER NOT NULL PRIMARY KEY, slug VARCHAR(120) NOT NULL, name VARCHAR(80) NOT NULL,
        gender_id INTEGER NOT NULL, born_on VARCHAR(10) NOT NULL, category_id INTEGER NOT NULL, sub_category_id INTEGER NOT NULL,
        city_id INTEGER NOT NULL, region VARCHAR(40) NOT NULL, status SMALLINT NOT NULL, is_premium BOOLEAN NOT NULL,
        created_at INTEGER UNSIGNED NOT NULL, featured_position SMALLINT NULL, headline VARCHAR(160) NOT NULL, about TEXT NOT NULL,
        skills TEXT NOT NULL, languages TEXT NOT NULL, picture_count SMALLINT NOT NULL, poster TEXT NOT NULL,
        CONSTRAINT talent_gender FOREIGN KEY (gender_id) REFERENCES gender (id),
        CONSTRAINT talent_category FOREIGN KEY (category_id) REFERENCES category (id),
        CONSTRAINT talent_sub_category FOREIGN KEY (sub_category_id) REFERENCES sub_category (id),
        CONSTRAINT talent_city FOREIGN KEY (city_id) REFERENCES city (id))${options}`,
    );
    await runner.query('CREATE UNIQUE INDEX talent_slug ON talent (slug)');
    await runner.query('CREATE INDEX talent_featured ON talent (featured_position)');
    await runner.query(
      `CREATE TABLE talent_attribute (talent_id INTEGER NOT NULL, attribute_id INTEGER NOT NULL, value INTEGER NOT NULL,
        PRIMARY KEY (talent_id, attribute_id),
        CONSTRAINT talent_attribute_talent FOREIGN KEY (talent_id) REFERENCES talent (id) ON DELETE CASCADE,
        CONSTRAINT talent_attribute_attribute FOREIGN KEY (attribute_id) REFERENCES attribute (id))${options}`,
    );
    await runner.query('CREATE INDEX talent_attribute_value ON talent_attribute (attribute_id, value, talent_id)');
    await runner.query(
      `CREATE TABLE talent_credit (talent_id INTEGER NOT NULL, position SMALLINT NOT NULL, year SMALLINT NOT NULL,
        title VARCHAR(120) NOT NULL, part VARCHAR(80) NOT NULL, kind VARCHAR(40) NOT NULL,
        PRIMARY KEY (talent_id, position),
        CONSTRAINT talent_credit_talent FOREIGN KEY (talent_id) REFERENCES talent (id) ON DELETE CASCADE)${options}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['talent_credit', 'talent_attribute', 'talent']) await runner.query(`DROP TABLE ${table}`);
  }
}
