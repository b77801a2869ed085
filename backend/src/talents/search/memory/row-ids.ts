/** Maps rows to the ids of talents, and ids to rows. */
export class RowIds {
  /** Number of rows. */
  count = 0;
  private ids: Int32Array;
  /** Number of first rows in the order of their ids, found by binary search; only later ones are stored by id. */
  private sorted = 0;
  private readonly laterRows = new Map<number, number>();

  constructor(size: number) {
    this.ids = new Int32Array(size);
  }

  get byteLength(): number {
    return this.ids.byteLength;
  }

  at(row: number): number {
    return this.ids[row] ?? 0;
  }

  find(id: number): number | null {
    const row = this.laterRows.get(id) ?? this.placeFor(id);
    return row < this.count && this.ids[row] === id ? row : null;
  }

  /** Returns the row of a talent, a new one when it has none. */
  rowFor(id: number): number {
    const known = this.find(id);
    if (known !== null) return known;
    const row = this.count;
    if (row === this.ids.length) this.grow(row + 1);
    if (this.sorted === row && (row === 0 || id > this.at(row - 1))) this.sorted += 1;
    else this.laterRows.set(id, row);
    this.ids[row] = id;
    this.count += 1;
    return row;
  }

  grow(size: number): void {
    if (size <= this.ids.length) return;
    const ids = new Int32Array(size);
    ids.set(this.ids);
    this.ids = ids;
  }

  private placeFor(id: number): number {
    let [low, high] = [0, this.sorted];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.ids[middle] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
