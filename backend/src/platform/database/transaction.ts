import type { DataSource } from 'typeorm';

/** One transaction for several repositories: whatever is made on the data source that `work` gets takes part in it. */
export function inTransaction<T>(dataSource: DataSource, work: (joined: DataSource) => Promise<T>): Promise<T> {
  return dataSource.transaction((manager) => {
    // Repositories ask the data source for its manager; this one answers with the transaction's.
    const joined = Object.create(dataSource, {
      manager: { value: manager },
      query: { value: manager.query.bind(manager) },
    }) as DataSource;
    return work(joined);
  });
}
