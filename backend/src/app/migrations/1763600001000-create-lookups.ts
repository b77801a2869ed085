import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

export class CreateLookups1763600001000 implements MigrationInterface {
  readonly name = 'CreateLookups1763600001000';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    await runner.query(`CREATE TABLE gender (id INTEGER NOT NULL PRIMARY KEY, name VARCHAR(40) NOT NULL)${options}`);
    await runner.query(
      `CREATE TABLE category (id INTEGER NOT NULL PRIMARY KEY, slug VARCHAR(60) NOT NULL, name VARCHAR(60) NOT NULL,
        has_physical BOOLEAN NOT NULL, has_social BOOLEAN NOT NULL)${options}`,
    );
    await runner.query('CREATE UNIQUE INDEX category_slug ON category (slug)');
    await runner.query(
      `CREATE TABLE sub_category (id INTEGER NOT NULL PRIMARY KEY, category_id INTEGER NOT NULL, name VARCHAR(60) NOT NULL,
        CONSTRAINT sub_category_of FOREIGN KEY (category_id) REFERENCES category (id))${options}`,
    );
    await runner.query(
      `CREATE TABLE city (id INTEGER NOT NULL PRIMARY KEY, name VARCHAR(80) NOT NULL, state VARCHAR(80) NOT NULL,
        country VARCHAR(80) NOT NULL)${options}`,
    );
    await runner.query(
      `CREATE TABLE attribute (id INTEGER NOT NULL PRIMARY KEY, label VARCHAR(60) NOT NULL, attribute_group VARCHAR(10) NOT NULL,
        type VARCHAR(10) NOT NULL, options TEXT NOT NULL, placeholder VARCHAR(40) NOT NULL, unit VARCHAR(10) NOT NULL,
        is_public BOOLEAN NOT NULL)${options}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['attribute', 'city', 'sub_category', 'category', 'gender']) await runner.query(`DROP TABLE ${table}`);
  }
}
