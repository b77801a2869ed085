export type Cell = string | number | boolean | null;
export type TableRows = { readonly table: string; readonly columns: readonly string[]; readonly rows: readonly (readonly Cell[])[] };

/** Writes many rows in the order of the primary key, while other indexes are dropped. */
export type BulkLoader = {
  /** Drops the indexes. */
  prepare(tables: readonly string[]): Promise<void>;
  write(batch: readonly TableRows[]): Promise<void>;
  /** Creates the indexes again. */
  finish(): Promise<void>;
  /** Releases the connection and settings; called after a failure, too. */
  close(): Promise<void>;
};
