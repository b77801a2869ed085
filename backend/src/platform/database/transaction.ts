import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What repositories are made on so that they take part: `new LeadRepository(transaction)`. */
export type Transaction = DataSource;

/** One transaction for several repositories: whatever is made on the data source that `work` gets takes part in it. */
export function inTransaction<T>(dataSource: DataSource, work: (joined: Transaction) => Promise<T>): Promise<T> {
  return dataSource.transaction((manager) => {
    // Repositories ask the data source for its manager; this one answers with the transaction's.
    const joined = Object.create(dataSource, {
      manager: { value: manager },
      query: { value: manager.query.bind(manager) },
    }) as DataSource;
    return work(joined);
  });
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
