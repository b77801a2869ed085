import type { AlertRun } from './alerts-report';
import { emptyDatabase, programOf } from './measured-database';
import type { Engine } from './options';
import { sampleOf } from './statistics';

const ask = programOf('alerts/alerts-program.ts');

type Answer = { readonly msPerRow: readonly number[]; readonly matchesPerRow: number };

/** Measures a database with so many saved searches, which is made for it and removed afterwards. `mysqlUrl` ends with a slash. */
export async function measureAlerts(engine: Engine, searches: number, mysqlUrl: string): Promise<AlertRun> {
  const { url, remove } = await emptyDatabase(engine, `alerts_${searches}`, mysqlUrl);
  try {
    await ask('fill', url, searches);
    const { msPerRow, matchesPerRow } = (await ask('measure', url)) as Answer;
    return { engine, searches, msPerRow: sampleOf(msPerRow), matchesPerRow };
  } finally {
    await remove();
  }
}
