import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isSqlite } from '../../kernel/database/columns';

const LONGEST_WORDS = 80;

/** Derived columns by table: name, longest value, and how it is made on SQLite and on MariaDB. */
type Derived = readonly [name: string, length: number, sqlite: string, mariadb: string];

/** A value in stored JSON, which nobody's hand wrote into the table otherwise: a row that is no JSON has none. */
const inJson = (column: string, path: string) =>
  [
    `CASE WHEN json_valid(${column}) THEN json_extract(${column}, '${path}') END`,
    `CASE WHEN JSON_VALID(${column}) THEN JSON_VALUE(${column}, '${path}') END`,
  ] as const;

const joined = (first: readonly [string, string], last: readonly [string, string]) =>
  [
    `lower(coalesce(${first[0]}, '') || ' ' || coalesce(${last[0]}, ''))`,
    `LEFT(LOWER(CONCAT(COALESCE(${first[1]}, ''), ' ', COALESCE(${last[1]}, ''))), 161)`,
  ] as const;

const FIRST = inJson('submitted', '$.content.basics.first_name');
const LAST = inJson('submitted', '$.content.basics.last_name');
const TITLE = inJson('submitted', '$.title');
const POSTER = inJson('submitted', '$.posted_by');
const lower = ([sqlite, mariadb]: readonly [string, string], length: number) =>
  [`lower(substr(${sqlite}, 1, ${length}))`, `LOWER(LEFT(${mariadb}, ${length}))`] as const;
const of = (column: string, length: number) => lower([column, column], length);

const DERIVED: Readonly<Record<string, readonly Derived[]>> = {
  profile: [
    ['submitted_name', 161, ...joined(FIRST, LAST)],
    ['submitted_name_back', 161, ...joined(LAST, FIRST)],
  ],
  job: [
    ['submitted_title', 120, ...lower(TITLE, 120)],
    ['submitted_by', 80, ...lower(POSTER, 80)],
    ['search_title', 120, ...of('title', 120)],
  ],
  talent: [['search_name', 80, ...of('name', 80)]],
  enquiry: [
    ['search_name', 80, ...of('name', 80)],
    ['search_opening', 200, ...of('opening_title', 200)],
    ['search_words', LONGEST_WORDS, ...lower(["replace(message, char(10), ' ')", "REPLACE(message, '\\n', ' ')"], LONGEST_WORDS)],
  ],
};

/** Indexes by name: table and columns. Those of profiles and jobs begin with the state, so that a search reads what waits and no more. */
const INDEXES: Readonly<Record<string, readonly [table: string, columns: string]>> = {
  ix_profile_submitted_name: ['profile', 'state, submitted_name, user_id'],
  ix_profile_submitted_name_back: ['profile', 'state, submitted_name_back, user_id'],
  ix_job_submitted_title: ['job', 'review, submitted_title, id'],
  ix_job_submitted_by: ['job', 'review, submitted_by, id'],
  ix_job_owner_review: ['job', 'owner_id, review, id'],
  ix_job_search_title: ['job', 'search_title, id'],
  ix_talent_search_name: ['talent', 'search_name, id'],
  ix_enquiry_search_name: ['enquiry', 'search_name, id'],
  ix_enquiry_search_opening: ['enquiry', 'search_opening, id'],
  ix_enquiry_search_words: ['enquiry', 'search_words, id'],
};

/** State and start of the wait that a closed letter had before, so that a closing can be taken back. */
const BEFORE_CLOSING = { closed_from: 'VARCHAR(10) NULL', waited_since: 'BIGINT NULL' } as const;

/** Columns and indexes by which the queues of the office are searched, and what the undoing of a closing needs. */
export class SearchQueues1763600046000 implements MigrationInterface {
  readonly name = 'SearchQueues1763600046000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(DERIVED))
      for (const [name, length, sqlite, mariadb] of columns) {
        const value = isSqlite(runner) ? sqlite : mariadb;
        await runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} VARCHAR(${length}) GENERATED ALWAYS AS (${value}) VIRTUAL`);
      }
    for (const [name, [table, columns]] of Object.entries(INDEXES)) await runner.query(`CREATE INDEX ${name} ON ${table} (${columns})`);
    for (const [name, type] of Object.entries(BEFORE_CLOSING)) await runner.query(`ALTER TABLE enquiry ADD COLUMN ${name} ${type}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(BEFORE_CLOSING)) await runner.query(`ALTER TABLE enquiry DROP COLUMN ${name}`);
    for (const [name, [table]] of Object.entries(INDEXES))
      await runner.query(`DROP INDEX ${name}${isSqlite(runner) ? '' : ` ON ${table}`}`);
    for (const [table, columns] of Object.entries(DERIVED))
      for (const [name] of columns) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
  }
}
