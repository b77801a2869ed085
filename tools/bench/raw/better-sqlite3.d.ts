/** Types of the calls that the bare server makes; the package has none. */
declare module 'better-sqlite3' {
  type Statement = {
    all(...values: readonly unknown[]): unknown[];
    run(...values: readonly unknown[]): { readonly lastInsertRowid: number | bigint };
  };

  export default class Database {
    constructor(file: string, options?: { readonly timeout?: number });
    prepare(sql: string): Statement;
    pragma(setting: string): unknown;
    close(): void;
  }
}
