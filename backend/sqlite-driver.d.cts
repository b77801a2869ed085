/** The calls that are made beside TypeORM; the package has no types. */
type Database = {
  prepare(sql: string): {
    all(...values: readonly unknown[]): unknown[];
    run(...values: readonly unknown[]): { readonly changes: number; readonly lastInsertRowid: number | bigint };
  };
  pragma(setting: string): unknown;
  close(): void;
};

declare const Driver: new (file: string, options?: { readonly timeout?: number }) => Database;

export = Driver;
