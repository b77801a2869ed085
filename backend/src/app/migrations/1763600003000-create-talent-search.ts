import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

/** Indexes, each for one filter and one sort order; the columns after `id` let the other filters be checked in the index. */
const INDEXES = {
  newest: 'created_at, id, status, gender_id, city_id, born_day',
  name: 'sort_name, id, status, gender_id, city_id, born_day',
  category_newest: 'category_id, created_at, id, status, gender_id, city_id, born_day',
  category_name: 'category_id, sort_name, id, status, gender_id, city_id, born_day',
  category_gender_newest: 'category_id, gender_id, created_at, id, status, born_day',
  sub_category_newest: 'sub_category_id, created_at, id, status, gender_id, city_id, born_day',
  sub_category_name: 'sub_category_id, sort_name, id, status, gender_id, city_id, born_day',
  city_newest: 'city_id, created_at, id, status, category_id, gender_id, born_day',
  city_name: 'city_id, sort_name, id, status, category_id, gender_id, born_day',
  gender_newest: 'gender_id, created_at, id, status, born_day',
  gender_name: 'gender_id, sort_name, id, status, born_day',
} as const;

export class CreateTalentSearch1763600003000 implements MigrationInterface {
  readonly name = 'CreateTalentSearch1763600003000';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    await runner.query(
      `CREATE TABLE talent_search (id INTEGER NOT NULL PRIMARY KEY, created_at INTEGER UNSIGNED NOT NULL, sort_name VARCHAR(80) NOT NULL,
        category_id INTEGER NOT NULL, sub_category_id INTEGER NOT NULL, city_id INTEGER NOT NULL, gender_id INTEGER NOT NULL,
        born_day INTEGER NOT NULL, status SMALLINT NOT NULL)${options}`,
    );
    for (const [name, columns] of Object.entries(INDEXES)) {
      await runner.query(`CREATE INDEX talent_search_${name} ON talent_search (${columns})`);
    }
    await runner.query(
      `CREATE TABLE talent_word (word VARCHAR(40) NOT NULL, talent_id INTEGER NOT NULL, PRIMARY KEY (word, talent_id))${options}`,
    );
    await runner.query('CREATE INDEX talent_word_talent ON talent_word (talent_id, word)');
    await runner.query(`CREATE TABLE talent_counter (scope VARCHAR(40) NOT NULL PRIMARY KEY, total INTEGER NOT NULL)${options}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['talent_counter', 'talent_word', 'talent_search']) await runner.query(`DROP TABLE ${table}`);
  }
}
