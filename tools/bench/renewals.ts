import { emptyDatabase, programOf } from './measured-database';
import { type Engine, type Size, SIZES } from './options';
import type { RenewalRun } from './renewals-report';
import { sampleOf } from './statistics';

const ask = programOf('membership/renewals-program.ts');
/** Both instances have started by then. */
const START_MS = 15_000;

/** Measures a database of memberships, which is made for it and removed afterwards. `mysqlUrl` ends with a slash. */
export async function measureRenewals(engine: Engine, size: Size, mysqlUrl: string): Promise<RenewalRun> {
  const { url, remove } = await emptyDatabase(engine, `renewals_${size}`, mysqlUrl);
  try {
    await ask('fill', url, SIZES[size]);
    const msPerStep = sampleOf((await ask('measure', url)) as readonly number[]);
    await ask('due', url);
    const begin = Date.now() + START_MS;
    const instances = (await Promise.all([ask('run', url, begin), ask('run', url, begin)])) as readonly { steps: number }[];
    return { engine, size, msPerStep, together: instances.map(({ steps }) => steps), traces: (await ask('traces', url)) as number };
  } finally {
    await remove();
  }
}
