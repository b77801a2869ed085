/** Least rows reserved for a list, because its key and entry take about as much memory. */
const LEAST_ROWS = 256;

/**
 * Caches the rows that filters found, in order, until a talent changes; every page of a list is a slice of them. All lists share
 * one ring buffer, because allocating megabytes with every search would make the garbage collector scan the process each second.
 */
export class RowLists {
  /** Lists in the order they were written, the oldest first. */
  private readonly lists = new Map<string, Int32Array>();
  private room = new Int32Array(0);
  private next = 0;

  /** Takes the number of rows of all lists together; a single list is never longer. */
  constructor(private readonly capacity: () => number) {}

  /** Finds a list. It must be read at once, before another list overwrites it. */
  find(key: string): Int32Array | null {
    return this.lists.get(key) ?? null;
  }

  /** Reserves room for a new list of `length` rows, and drops lists that were there. */
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
      this.drop(this.next, this.room.length);
      this.next = 0;
    }
    this.drop(this.next, this.next + taken);
  }

  /** Drops lists that begin between two places; they are the oldest, because the room is a ring. */
  private drop(from: number, to: number): void {
    for (const [key, { byteOffset }] of this.lists) {
      const start = byteOffset / Int32Array.BYTES_PER_ELEMENT;
      if (start < from || start >= to) return;
      this.lists.delete(key);
    }
  }
}
