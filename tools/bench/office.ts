import { emptyDatabase, programOf } from './measured-database';
import type { OfficeRun } from './office-report';
import { type Engine, type Size, SIZES } from './options';
import { sampleOf } from './statistics';

const ask = programOf('office/office-program.ts');
export const OFFICE_SIZES: readonly Size[] = ['100', '1m'];

/** Measures a database of the office, which is made for it and removed afterwards. `mysqlUrl` ends with a slash. */
export async function measureOffice(engine: Engine, size: Size, mysqlUrl: string): Promise<OfficeRun> {
  const { url, remove } = await emptyDatabase(engine, `office_${size}`, mysqlUrl);
  try {
    await ask('fill', url, SIZES[size]);
    const lists = (await ask('measure', url)) as Readonly<Record<string, readonly number[]>>;
    return { engine, size, lists: new Map(Object.entries(lists).map(([name, rounds]) => [name, sampleOf(rounds)])) };
  } finally {
    await remove();
  }
}
