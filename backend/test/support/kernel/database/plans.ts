import type { Engine } from './test-database';

/** Runs `work` and returns how the engine reads what `work` selects from `table`, each as text. */
export async function plansOf({ dataSource, name }: Engine, table: string, work: () => Promise<unknown>): Promise<readonly string[]> {
  const [source, asked] = [dataSource(), [] as { readonly sql: string; readonly values: readonly unknown[] }[]];
  const log = jest
    .spyOn(source.logger, 'logQuery')
    .mockImplementation((sql, values) => void asked.push({ sql, values: Array.isArray(values) ? values : [] }));
  await work();
  log.mockRestore();
  const selects = asked.filter(({ sql }) => sql.startsWith('SELECT') && new RegExp(`\\b${table}\\b`, 'u').test(sql));
  const explain = name === 'SQLite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
  return Promise.all(selects.map(async ({ sql, values }) => JSON.stringify(await source.query(`${explain} ${sql}`, [...values]))));
}
