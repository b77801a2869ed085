/** Rows that filters found, in order, for as long as no talent changes: every page of a list is a piece of it. */
export class RowLists {
  private readonly lists = new Map<string, Int32Array>();
  private rows = 0;

  /** For so many rows in all lists together. */
  constructor(private readonly mostRows: () => number) {}

  find(key: string): Int32Array | null {
    const list = this.lists.get(key);
    if (!list) return null;
    this.lists.delete(key);
    this.lists.set(key, list);
    return list;
  }

  /** Answers the new list; lets go of those that were asked for longest ago. */
  keep(key: string, list: Int32Array): Int32Array {
    this.lists.set(key, list);
    this.rows += list.length;
    const mostRows = this.mostRows();
    for (const [oldest, { length }] of this.lists) {
      if (this.rows <= mostRows || oldest === key) break;
      this.lists.delete(oldest);
      this.rows -= length;
    }
    return list;
  }

  clear(): void {
    this.lists.clear();
    this.rows = 0;
  }
}
