/** Rows up to which each is looked for by itself; more are found in one scan. */
const FEW = 8;

/** All rows in one order; inserts and removals shift the rows after them. */
export class RowOrder {
  private rows: Int32Array;
  private count = 0;

  constructor(
    size: number,
    private readonly compare: (one: number, other: number) => number,
  ) {
    this.rows = new Int32Array(size);
  }

  get byteLength(): number {
    return this.rows.byteLength;
  }

  /** Appends a row; rows must arrive in sort order. */
  append(row: number): void {
    if (this.count === this.rows.length) this.grow(1);
    this.rows[this.count] = row;
    this.count += 1;
  }

  /** Removes rows; those not in the order are ignored. */
  remove(rows: readonly number[]): void {
    const places = this.placesOf(rows);
    places.forEach((place, index) => {
      const next = places[index + 1] ?? this.count;
      this.rows.copyWithin(place - index, place + 1, next);
    });
    this.count -= places.length;
  }

  /** Inserts rows that are not in the order yet. */
  insert(rows: readonly number[]): void {
    if (this.count + rows.length > this.rows.length) this.grow(rows.length);
    const sorted = [...rows].sort(this.compare);
    const places = sorted.map((row) => this.countBefore(this.rows.subarray(0, this.count), row));
    let end = this.count;
    for (let index = sorted.length - 1; index >= 0; index -= 1) {
      const place = places[index] ?? 0;
      this.rows.copyWithin(place + index + 1, place, end);
      this.rows[place + index] = sorted[index] ?? 0;
      end = place;
    }
    this.count += sorted.length;
  }

  /** Fills the list with the marked rows, in order. */
  fill(list: Int32Array, marks: Uint8Array): void {
    let found = 0;
    for (let place = 0; place < this.count && found < list.length; place += 1) {
      const row = this.rows[place] ?? 0;
      if (marks[row] !== 1) continue;
      list[found] = row;
      found += 1;
    }
  }

  /** Counts the rows of a list in this order that come before a row, which need not be in the list. */
  countBefore(list: Int32Array, row: number): number {
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(list[middle] ?? 0, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns the places of rows, in order. */
  private placesOf(rows: readonly number[]): number[] {
    if (rows.length <= FEW)
      return rows
        .map((row) => this.placeOf(row))
        .filter((place) => place >= 0)
        .sort((one, other) => one - other);
    const wanted = new Uint8Array(Math.max(...rows) + 1);
    for (const row of rows) wanted[row] = 1;
    const places: number[] = [];
    for (let place = 0; place < this.count; place += 1) if (wanted[this.rows[place] ?? 0] === 1) places.push(place);
    return places;
  }

  private placeOf(row: number): number {
    return this.rows.subarray(0, this.count).indexOf(row);
  }

  private grow(more: number): void {
    const rows = new Int32Array(Math.ceil((this.count + more) * 1.05) + 16);
    rows.set(this.rows.subarray(0, this.count));
    this.rows = rows;
  }
}
