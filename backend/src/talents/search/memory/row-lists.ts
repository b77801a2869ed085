/** At least so many rows are taken for a list: its key and its place take about as much. */
const LEAST_ROWS = 256;

/**
 * Rows that filters found, in order, for as long as no talent changes: every page of a list is a piece of it. All stand one
 * behind the other in room that is taken once and written round and round, for megabytes that come and go with every
 * search would have the collector look through the whole process each second.
 */
export class RowLists {
  /** In the order in which they were written, the oldest first. */
  private readonly lists = new Map<string, Int32Array>();
  private room = new Int32Array(0);
  private next = 0;

  /** Answers how many rows there is room for, in all lists together; a single list is never longer. */
  constructor(private readonly capacity: () => number) {}

  /** To be read at once: another list may come to stand in its place. */
  find(key: string): Int32Array | null {
    return this.lists.get(key) ?? null;
  }

  /** An empty place for a new list of so many rows; forgets those that stood there. */
  add(key: string, length: number): Int32Array {
    const taken = Math.max(length, LEAST_ROWS);
    this.makeRoom(taken);
    const list = this.room.subarray(this.next, this.next + length);
    this.lists.set(key, list);
    this.next += taken;
    return list;
  }

  clear(): void {
    this.lists.clear();
    this.next = 0;
  }

  private makeRoom(taken: number): void {
    const capacity = Math.max(this.capacity(), taken);
    if (this.room.length < capacity) {
      this.clear();
      this.room = new Int32Array(capacity);
    }
    if (this.next + taken > this.room.length) {
      this.forget(this.next, this.room.length);
      this.next = 0;
    }
    this.forget(this.next, this.next + taken);
  }

  /** Those that begin between two places: the oldest there are, as the room is written round and round. */
  private forget(from: number, to: number): void {
    for (const [key, { byteOffset }] of this.lists) {
      const start = byteOffset / Int32Array.BYTES_PER_ELEMENT;
      if (start < from || start >= to) return;
      this.lists.delete(key);
    }
  }
}
