import { dayInIndia } from '@alltalent/shared/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOptions } from './table-options';

type Row = {
  readonly version: number;
  readonly summary: string;
  readonly is_seeded: number;
  readonly saved_at: number | string;
  readonly effective_at: number | string;
};
type Renaming = { readonly from: string; readonly to: string; readonly since?: number; readonly until?: number };

const FIRST = '2024-01';

/**
 * Names each version of the terms by the day of its published text. Versions were named `text-` and the number of a text, or had
 * a name without a text, under which people accepted what the page showed at that moment. Acceptances from before the first
 * stored text keep their version's name.
 */
export class TermsByTheirText1763600040100 implements MigrationInterface {
  readonly name = 'TermsByTheirText1763600040100';

  async up(runner: QueryRunner): Promise<void> {
    // Dropping the table is the last step, so without it an interrupted run was complete.
    if (!(await runner.hasTable('terms_version'))) return;
    const texts = await readTexts(runner);
    const rows = (await runner.query('SELECT version FROM terms_version ORDER BY effective_at, version')) as { version: string }[];
    for (const { version } of rows) {
      const own = texts.find(({ name }) => name === version);
      if (own) await rename(runner, { from: version, to: own.day });
      else for (const { from: since, until, day } of texts) await rename(runner, { from: version, to: day, since, until });
    }
    await runner.query('DROP TABLE terms_version');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE terms_version (version VARCHAR(20) NOT NULL PRIMARY KEY, posted_at BIGINT NOT NULL,
        effective_at BIGINT NOT NULL, summary VARCHAR(500) NOT NULL)${tableOptions(runner)}`,
    );
    const insert = 'INSERT INTO terms_version (version, posted_at, effective_at, summary) VALUES (?, ?, ?, ?)';
    await runner.query(insert, [FIRST, Date.UTC(2023, 11, 15), Date.UTC(2024, 0, 1), 'The first version of the Terms & Conditions.']);
    for (const { name, from, day, isSeeded, savedAt, summary } of await readTexts(runner)) {
      if (!isSeeded) await runner.query(insert, [name, savedAt, from, summary]);
      await rename(runner, { from: day, to: isSeeded ? FIRST : name });
    }
  }
}

/** Returns the published texts of the page in the order of their days. */
async function readTexts(runner: QueryRunner) {
  const rows = (await runner.query(
    `SELECT version, summary, is_seeded, saved_at, effective_at FROM document_version
      WHERE kind = 'page' AND name = 'terms-of-use' AND effective_at IS NOT NULL ORDER BY effective_at, version`,
  )) as readonly Row[];
  return rows.map(({ version, summary, is_seeded, saved_at, effective_at }, index) => ({
    name: `text-${version}`,
    summary,
    isSeeded: Number(is_seeded) === 1,
    savedAt: Number(saved_at),
    from: Number(effective_at),
    until: Number(rows[index + 1]?.effective_at ?? Number.MAX_SAFE_INTEGER),
    day: dayInIndia(Number(effective_at)),
  }));
}

/** Renames acceptances; where a user has one with the new name already, that one stays. */
async function rename(runner: QueryRunner, { from, to, since = 0, until = Number.MAX_SAFE_INTEGER }: Renaming): Promise<void> {
  const meant = [from, since, until];
  await runner.query(
    `DELETE FROM terms_acceptance WHERE version = ? AND accepted_at >= ? AND accepted_at < ?
      AND user_id IN (SELECT user_id FROM (SELECT user_id FROM terms_acceptance WHERE version = ?) AS has_it)`,
    [...meant, to],
  );
  await runner.query('UPDATE terms_acceptance SET version = ? WHERE version = ? AND accepted_at >= ? AND accepted_at < ?', [to, ...meant]);
  await runner.query('UPDATE lead_request SET terms_version = ? WHERE terms_version = ? AND agreed_at >= ? AND agreed_at < ?', [
    to,
    ...meant,
  ]);
}
