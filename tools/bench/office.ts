import { emptyDatabase, programOf } from './measured-database';
import type { OfficeRun } from './office-report';
import { type Engine, type Size, SIZES } from './options';
import { sampleOf } from './statistics';

const ask = programOf('office/office-program.ts');
/** Of the large database. */
export const OFFICE_SIZES: readonly Size[] = ['1m'];

/** Measures a small and a large database of the office in turns; both are made for it and removed afterwards. `mysqlUrl` ends with a slash. */
export async function measureOffice(engine: Engine, size: Size, mysqlUrl: string): Promise<OfficeRun> {
  const small = await emptyDatabase(engine, 'office_100', mysqlUrl);
  const large = await emptyDatabase(engine, `office_${size}`, mysqlUrl);
  try {
    await ask('fill', small.url, SIZES['100']);
    await ask('fill', large.url, SIZES[size]);
    const lists = (await ask('compare', small.url, large.url)) as Readonly<Record<string, Record<'small' | 'large', readonly number[]>>>;
    return {
      engine,
      lists: new Map(
        Object.entries(lists).map(([name, { small: few, large: many }]) => [name, { small: sampleOf(few), large: sampleOf(many) }]),
      ),
    };
  } finally {
    await small.remove();
    await large.remove();
  }
}
