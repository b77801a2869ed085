import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Ambient, ambientTransaction, during, outsideTransaction } from './ambient-transaction';

type Isolation = {
  /** READ COMMITTED: each read finds what is committed by then, instead of the state at the transaction's first read. */
  readonly readsCommitted?: boolean;
};

/**
 * Runs `work` in one transaction: every statement that it sends through the data source or its repositories takes part. Inside
 * a transaction `work` joins that one, and its failure rolls back the whole.
 */
export async function inTransaction<T>(dataSource: DataSource, work: () => Promise<T>, isolation: Isolation = {}): Promise<T> {
  const outer = ambientTransaction();
  if (outer?.dataSource === dataSource) return join(outer, work);
  const callbacks: (() => void)[] = [];
  const run = ({ queryRunner: runner }: EntityManager) => {
    if (!runner) throw new Error('A transaction has a query runner of its own.');
    return during({ dataSource, runner, afterCommit: callbacks, failure: null, isEnded: false }, work);
  };
  const result = await begin(dataSource, run, isolation);
  outsideTransaction(() => callbacks.forEach((callback) => callback()));
  return result;
}

function begin<T>(dataSource: DataSource, run: (manager: EntityManager) => Promise<T>, { readsCommitted = false }: Isolation): Promise<T> {
  // SQLite runs one transaction at a time, so isolation levels make no difference.
  if (readsCommitted && dataSource.options.type === 'mysql') return dataSource.transaction('READ COMMITTED', run);
  return dataSource.transaction(run);
}

async function join<T>(outer: Ambient, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    outer.failure ??= { error };
    throw error;
  }
}

/** Transactions for services, which do not know the data source. */
@Injectable()
export class Transactions {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` in one transaction: everything that it writes and awaits is committed together, or none of it. */
  run<T>(work: () => Promise<T>, isolation: Isolation = {}): Promise<T> {
    return inTransaction(this.dataSource, work, isolation);
  }
}
