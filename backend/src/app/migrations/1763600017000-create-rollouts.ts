import type { MigrationInterface, QueryRunner } from 'typeorm';
import { numberedId } from '../../kernel/database/columns';
import { tableOptions } from './table-options';

export class CreateRollouts1763600017000 implements MigrationInterface {
  readonly name = 'CreateRollouts1763600017000';

  async up(runner: QueryRunner): Promise<void> {
    const options = tableOptions(runner);
    await runner.query('ALTER TABLE remote_release ADD COLUMN stable_at BIGINT NULL');
    await runner.query('ALTER TABLE remote_release ADD COLUMN withdrawn_at BIGINT NULL');
    // So far every release was stable from its publication on.
    await runner.query('UPDATE remote_release SET stable_at = published_at');
    await completeContents(runner);
    await runner.query(
      `CREATE TABLE experiment (${numberedId(runner)}, name VARCHAR(40) NOT NULL, remote VARCHAR(40) NOT NULL,
        active_remote VARCHAR(40) NULL, salt VARCHAR(43) NOT NULL, state VARCHAR(10) NOT NULL, started_at BIGINT NOT NULL,
        ended_at BIGINT NULL)${options}`,
    );
    await runner.query('CREATE UNIQUE INDEX experiment_name ON experiment (name)');
    await runner.query('CREATE UNIQUE INDEX experiment_active_remote ON experiment (active_remote)');
    await runner.query(
      `CREATE TABLE experiment_variant (experiment_id INTEGER NOT NULL, variant VARCHAR(1) NOT NULL, weight INTEGER NOT NULL,
        release_id INTEGER NOT NULL, PRIMARY KEY (experiment_id, variant),
        CONSTRAINT experiment_variant_experiment FOREIGN KEY (experiment_id) REFERENCES experiment (id),
        CONSTRAINT experiment_variant_release FOREIGN KEY (release_id) REFERENCES remote_release (id))${options}`,
    );
    await runner.query(
      `CREATE TABLE experiment_build (${numberedId(runner)}, experiment_id INTEGER NOT NULL, variant VARCHAR(1) NOT NULL,
        release_id INTEGER NOT NULL, since BIGINT NOT NULL,
        CONSTRAINT experiment_build_experiment FOREIGN KEY (experiment_id) REFERENCES experiment (id),
        CONSTRAINT experiment_build_release FOREIGN KEY (release_id) REFERENCES remote_release (id))${options}`,
    );
    await runner.query(
      `CREATE TABLE platform_audit (${numberedId(runner)}, happened_at BIGINT NOT NULL, actor VARCHAR(80) NOT NULL,
        action VARCHAR(40) NOT NULL, remote VARCHAR(40) NOT NULL, detail VARCHAR(1000) NOT NULL)${options}`,
    );
    await runner.query('CREATE INDEX platform_audit_remote ON platform_audit (remote, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['platform_audit', 'experiment_build', 'experiment_variant', 'experiment']) {
      await runner.query(`DROP TABLE ${table}`);
    }
    await runner.query('ALTER TABLE remote_release DROP COLUMN withdrawn_at');
    await runner.query('ALTER TABLE remote_release DROP COLUMN stable_at');
  }
}

type OldContent = {
  readonly entry: unknown;
  readonly exposes: readonly Files[];
  readonly routes: readonly Files[];
  readonly files?: readonly unknown[];
};
type Files = { readonly js?: readonly unknown[]; readonly css?: readonly unknown[] };

/** Gives existing releases the list of files that they name, and no expectations. */
async function completeContents(runner: QueryRunner): Promise<void> {
  const rows = (await runner.query('SELECT id, content FROM remote_release')) as readonly { id: number; content: string }[];
  for (const { id, content } of rows) {
    const old = JSON.parse(content) as OldContent;
    if (old.files) continue;
    const files = [old.entry, ...[...old.exposes, ...old.routes].flatMap(({ js = [], css = [] }) => [...js, ...css])];
    const unique = [...new Map(files.map((file) => [JSON.stringify(file), file])).values()];
    await runner.query('UPDATE remote_release SET content = ? WHERE id = ?', [JSON.stringify({ ...old, files: unique, needs: [] }), id]);
  }
}
