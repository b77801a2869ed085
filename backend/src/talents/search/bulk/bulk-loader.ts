export type Cell = string | number | boolean | null;
export type TableRows = { readonly table: string; readonly columns: readonly string[]; readonly rows: readonly (readonly Cell[])[] };

/** Writes many rows in the order of the primary key, while the tables have no other index. */
export type BulkLoader = {
  /** Takes the indexes away. */
  prepare(tables: readonly string[]): Promise<void>;
  write(batch: readonly TableRows[]): Promise<void>;
  /** Makes them again. */
  finish(): Promise<void>;
  /** Also after a failure. */
  close(): Promise<void>;
};
