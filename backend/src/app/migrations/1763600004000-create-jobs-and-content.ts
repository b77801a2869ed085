import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

export class CreateJobsAndContent1763600004000 implements MigrationInterface {
  readonly name = 'CreateJobsAndContent1763600004000';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    await runner.query(
      `CREATE TABLE job (id INTEGER NOT NULL PRIMARY KEY, slug VARCHAR(120) NOT NULL, title VARCHAR(120) NOT NULL,
        category_id INTEGER NOT NULL, details TEXT NOT NULL, city_id INTEGER NULL, location VARCHAR(80) NOT NULL,
        dates VARCHAR(40) NOT NULL, pay INTEGER NOT NULL CHECK (pay > 0), currency VARCHAR(3) NOT NULL, pay_unit VARCHAR(40) NOT NULL,
        closes_on VARCHAR(10) NOT NULL, posted_by VARCHAR(80) NOT NULL,
        CONSTRAINT job_category FOREIGN KEY (category_id) REFERENCES category (id),
        CONSTRAINT job_city FOREIGN KEY (city_id) REFERENCES city (id))${options}`,
    );
    await runner.query('CREATE INDEX job_closes ON job (closes_on, id)');
    await runner.query(
      `CREATE TABLE faq (id INTEGER NOT NULL PRIMARY KEY, topic VARCHAR(60) NOT NULL, question VARCHAR(200) NOT NULL,
        answer TEXT NOT NULL)${options}`,
    );
    await runner.query(
      `CREATE TABLE story (id INTEGER NOT NULL PRIMARY KEY, talent_id INTEGER NOT NULL, role VARCHAR(120) NOT NULL,
        quote TEXT NOT NULL,
        CONSTRAINT story_talent FOREIGN KEY (talent_id) REFERENCES talent (id) ON DELETE CASCADE)${options}`,
    );
    await runner.query(
      `CREATE TABLE article (slug VARCHAR(120) NOT NULL PRIMARY KEY, title VARCHAR(160) NOT NULL, summary VARCHAR(300) NOT NULL,
        author VARCHAR(80) NOT NULL, published_on VARCHAR(10) NOT NULL, tags TEXT NOT NULL, body TEXT NOT NULL)${options}`,
    );
    await runner.query(`CREATE TABLE seed_state (name VARCHAR(40) NOT NULL PRIMARY KEY, fingerprint VARCHAR(120) NOT NULL)${options}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['seed_state', 'article', 'story', 'faq', 'job']) await runner.query(`DROP TABLE ${table}`);
  }
}
