import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityTarget, ObjectLiteral, QueryRunner, Repository } from 'typeorm';

/** A transaction with everything that is awaited in it. */
export type Ambient = {
  readonly dataSource: DataSource;
  readonly runner: QueryRunner;
  readonly afterCommit: (() => void)[];
  /** The first failure of work that joined; it undoes the whole transaction, caught or not. */
  failure: { readonly error: unknown } | null;
  /** Work that was begun inside and goes on later uses the plain connection. */
  isEnded: boolean;
};

const current = new AsyncLocalStorage<Ambient | null>();

/** Runs `work` as a part of the transaction, with everything that it awaits. */
export async function during<T>(ambient: Ambient, work: () => Promise<T>): Promise<T> {
  try {
    const result = await current.run(ambient, work);
    if (ambient.failure) throw ambient.failure.error;
    return result;
  } finally {
    ambient.isEnded = true;
  }
}

/** Runs `work` without the transaction it is called in. On SQLite that transaction must not wait for it: it waits for its end. */
export function outsideTransaction<T>(work: () => T): T {
  return current.run(null, work);
}

/** The transaction that the calling code is a part of; null outside one, and once it has ended. */
export function ambientTransaction(): Ambient | null {
  const ambient = current.getStore();
  return ambient && !ambient.isEnded ? ambient : null;
}

/** Calls back when the transaction is committed, never when it is rolled back; at once outside one. */
export function afterCommit(callback: () => void): void {
  const ambient = ambientTransaction();
  if (ambient) ambient.afterCommit.push(callback);
  else callback();
}

/** Makes everything that is sent through the data source, its manager and its repositories a part of the current transaction. */
export function joinTransactions(dataSource: DataSource): void {
  const { manager } = dataSource;
  const runnerNow = () => {
    const ambient = ambientTransaction();
    return ambient?.dataSource === dataSource ? ambient.runner : undefined;
  };
  Object.defineProperty(manager, 'queryRunner', { get: runnerNow });
  Object.assign(manager, { getRepository: repositoriesOf(dataSource) });

  const send = dataSource.query.bind(dataSource);
  const build = dataSource.createQueryBuilder.bind(dataSource) as (entity?: unknown, alias?: string, runner?: QueryRunner) => unknown;
  Object.assign(dataSource, {
    query: (sql: string, values?: unknown[], runner?: QueryRunner) => send(sql, values, runner ?? runnerNow()),
    createQueryBuilder: (entity?: unknown, alias?: string, runner?: QueryRunner) =>
      alias === undefined ? build(entity ?? runnerNow()) : build(entity, alias, runner ?? runnerNow()),
  });
}

/** The ORM would bind a repository for good to the transaction it is first asked for in. */
function repositoriesOf({ manager }: DataSource) {
  const make = manager.getRepository.bind(manager);
  const known = new Map<EntityTarget<ObjectLiteral>, Repository<ObjectLiteral>>();
  return (target: EntityTarget<ObjectLiteral>) => {
    const kept = known.get(target) ?? outsideTransaction(() => make(target));
    known.set(target, kept);
    return kept;
  };
}
