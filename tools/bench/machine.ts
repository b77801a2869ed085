import { availableParallelism, totalmem } from 'node:os';
import type { Engine } from './options';
import { openRaw } from './raw/raw-database';

export type Machine = {
  readonly cores: number;
  readonly memoryGb: number;
  readonly platform: string;
  readonly node: string;
  /** Version of each engine. */
  readonly engines: Readonly<Partial<Record<Engine, string>>>;
};

/** Describes the kind of machine, without identifying it. */
export async function describeMachine(engines: readonly Engine[], mysqlUrl: string): Promise<Machine> {
  const versions = await Promise.all(
    engines.map(async (engine) => {
      const database = openRaw(engine === 'sqlite' ? 'sqlite::memory:' : mysqlUrl);
      const [row] = await database.read<{ version: string }>(`SELECT ${engine === 'sqlite' ? 'sqlite_version' : 'version'}() AS version`);
      await database.close();
      return [engine, row?.version.replace(/-.*$/u, '') ?? ''] as const;
    }),
  );
  return {
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    platform: `${process.platform} ${process.arch}`,
    node: process.versions.node,
    engines: Object.fromEntries(versions),
  };
}

/** Describes cores, memory, system and Node in one sentence, for a run without its own database. */
export function describePlatform(): string {
  const memoryGb = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores, ${memoryGb} GB, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}
