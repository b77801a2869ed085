import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** What repositories are made on so that they take part: `new LeadRepository(transaction)`. */
export type Transaction = DataSource;

type Isolation = {
  /** Every read finds what is committed by then, not what was when the transaction first read something. */
  readonly readsCommitted?: boolean;
};

/** One transaction for several repositories: whatever is made on the data source that `work` gets takes part in it. */
export function inTransaction<T>(
  dataSource: DataSource,
  work: (joined: Transaction) => Promise<T>,
  { readsCommitted = false }: Isolation = {},
): Promise<T> {
  // SQLite writes one at a time, so there is nothing to choose.
  const level = readsCommitted && dataSource.options.type === 'mysql' ? 'READ COMMITTED' : undefined;
  const run = (manager: EntityManager) => {
    // Repositories ask the data source for its manager; this one answers with the transaction's.
    const joined = Object.create(dataSource, {
      manager: { value: manager },
      query: { value: manager.query.bind(manager) },
    }) as DataSource;
    return work(joined);
  };
  return level === undefined ? dataSource.transaction(run) : dataSource.transaction(level, run);
}

/** For services, which do not know the database. */
@Injectable()
export class Transactions {
  constructor(private readonly dataSource: DataSource) {}

  /** Everything the work does goes through what it is given: on SQLite anything else waits for its end, and it for that. */
  run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return inTransaction(this.dataSource, work);
  }
}
