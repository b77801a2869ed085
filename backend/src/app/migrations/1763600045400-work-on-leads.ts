import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isSqlite } from '../../kernel/database/columns';
import { tableOptions } from './table-options';

/** Columns by which lists of the office are narrowed; each list is a range of such an index, the newest confirmed lead first. */
const NARROWED_BY = ['state', 'assignee_id', 'ad_type', 'page', 'variant'];

/** State, assignee, version and notes of leads, and the indexes by which the office lists and finds them. */
export class WorkOnLeads1763600045400 implements MigrationInterface {
  readonly name = 'WorkOnLeads1763600045400';

  async up(runner: QueryRunner): Promise<void> {
    const add = (column: string) => runner.query(`ALTER TABLE lead_request ADD COLUMN ${column}`);
    await add("state VARCHAR(10) NOT NULL DEFAULT 'new'");
    await add('revision INTEGER NOT NULL DEFAULT 0');
    const reference = 'REFERENCES user_account (id) ON DELETE SET NULL';
    // One statement: where a process was killed half way, column and key are there or neither is.
    const key = `, ADD CONSTRAINT fk_lead_request_assignee FOREIGN KEY (assignee_id) ${reference}`;
    await add(`assignee_id VARCHAR(40) NULL${isSqlite(runner) ? ` ${reference}` : key}`);
    for (const [name, [type, value]] of Object.entries(derivedColumns(isSqlite(runner))))
      await add(`${name} ${type} GENERATED ALWAYS AS (${value}) VIRTUAL`);
    for (const [name, columns] of INDEXES) await runner.query(`CREATE INDEX ${name} ON lead_request (${columns})`);
    await runner.query(
      `CREATE TABLE lead_note (id VARCHAR(40) NOT NULL PRIMARY KEY, lead_id INTEGER NOT NULL, author_id VARCHAR(40) NULL,
        text VARCHAR(1000) NOT NULL, written_at BIGINT NOT NULL, FOREIGN KEY (lead_id) REFERENCES lead_request (id) ON DELETE CASCADE,
        FOREIGN KEY (author_id) REFERENCES user_account (id) ON DELETE SET NULL)${tableOptions(runner)}`,
    );
    await runner.query('CREATE INDEX ix_lead_note_lead ON lead_note (lead_id, written_at)');
    await runner.query('CREATE INDEX ix_lead_note_author ON lead_note (author_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE lead_note');
    if (!isSqlite(runner)) await runner.query('ALTER TABLE lead_request DROP FOREIGN KEY fk_lead_request_assignee');
    const table = isSqlite(runner) ? '' : ' ON lead_request';
    for (const [name] of INDEXES) await runner.query(`DROP INDEX ${name}${table}`);
    const columns = [...Object.keys(derivedColumns(isSqlite(runner))), 'assignee_id', 'revision', 'state'];
    for (const column of columns) await runner.query(`ALTER TABLE lead_request DROP COLUMN ${column}`);
  }
}

const INDEXES: readonly (readonly [name: string, columns: string])[] = [
  ...NARROWED_BY.map((column) => [`ix_lead_request_${column}`, `${column}, verified_at, id`] as const),
  ['ix_lead_request_confirmed', 'verified_at, id'],
  ['ix_lead_request_sent', 'created_at, id'],
  ['ix_lead_request_mobile', 'mobile, id'],
  ['ix_lead_request_number', 'phone_number, id'],
  ['ix_lead_request_name', 'search_name, id'],
  ['ix_lead_request_name_back', 'search_name_back, id'],
];

/** Page without its query, the whole number, and both orders of the name in lower case: type and value by column. */
function derivedColumns(isOnSqlite: boolean): Readonly<Record<string, readonly [type: string, value: string]>> {
  const joined = (first: string, last: string) =>
    isOnSqlite ? `lower(${first} || ' ' || ${last})` : `LOWER(CONCAT(${first}, ' ', ${last}))`;
  return {
    page: [
      'VARCHAR(120)',
      isOnSqlite
        ? "substr(ad_url, 1, min(120, instr(ad_url || '?', '?') - 1))"
        : "LEFT(ad_url, LEAST(120, LOCATE('?', CONCAT(ad_url, '?')) - 1))",
    ],
    phone_number: ['VARCHAR(22)', isOnSqlite ? 'dial_code || mobile' : 'CONCAT(dial_code, mobile)'],
    search_name: ['VARCHAR(161)', joined('first_name', 'last_name')],
    search_name_back: ['VARCHAR(161)', joined('last_name', 'first_name')],
  };
}
