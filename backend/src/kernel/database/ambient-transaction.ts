import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityTarget, ObjectLiteral, QueryRunner, Repository } from 'typeorm';

/** State of a transaction that is under way. */
export type Ambient = {
  readonly dataSource: DataSource;
  readonly runner: QueryRunner;
  readonly afterCommit: (() => void)[];
  /** First failure of work that joined the transaction; rolls the whole transaction back, even where it was caught. */
  failure: { readonly error: unknown } | null;
  /** True after commit or rollback: work that was begun inside and still runs uses the plain connection. */
  isEnded: boolean;
};

const current = new AsyncLocalStorage<Ambient | null>();

/** Runs `work`, and everything that it awaits, as a part of the transaction. Throws where work that joined has failed. */
export async function during<T>(ambient: Ambient, work: () => Promise<T>): Promise<T> {
  try {
    const result = await current.run(ambient, work);
    if (ambient.failure) throw ambient.failure.error;
    return result;
  } finally {
    ambient.isEnded = true;
  }
}

/** Runs `work` outside the caller's transaction. On SQLite the transaction must not await it: its statements wait for the transaction's end. */
export function outsideTransaction<T>(work: () => T): T {
  return current.run(null, work);
}

/** Returns the transaction that the calling code is a part of; null outside one, and once it has ended. */
export function ambientTransaction(): Ambient | null {
  const ambient = current.getStore();
  return ambient && !ambient.isEnded ? ambient : null;
}

/** Runs `callback` after the commit of the current transaction, never after a rollback; immediately outside a transaction. */
export function afterCommit(callback: () => void): void {
  const ambient = ambientTransaction();
  if (ambient) ambient.afterCommit.push(callback);
  else callback();
}

/** Makes every statement sent through the data source, its manager and its repositories a part of the current transaction. */
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

/** Creates each repository outside transactions: TypeORM would bind it for good to the transaction of its first request. */
function repositoriesOf({ manager }: DataSource) {
  const make = manager.getRepository.bind(manager);
  const known = new Map<EntityTarget<ObjectLiteral>, Repository<ObjectLiteral>>();
  return (target: EntityTarget<ObjectLiteral>) => {
    const repository = known.get(target) ?? outsideTransaction(() => make(target));
    known.set(target, repository);
    return repository;
  };
}
